import { announce, announceError } from '#account/toasts/store.ts';
import { sayAbout } from '#account/toasts/tell.ts';
import { copyText } from '#platform/clipboard.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';

interface Invitation {
  title: string;
  text: string;
  url: string;
}

type Device = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Opens the system's share sheet, or copies to the clipboard where there is none. */
export async function share(invitation: Invitation, device: Device = navigator): Promise<void> {
  const shared = device.share ? await handOver(() => device.share?.(invitation)) : 'refused';
  if (shared !== 'refused') return;
  await copyLink(invitation.url, device);
}

/** A toast shows the link, copied or not: by hand it can still be copied. */
export async function copyLink(url: string, device: Device = navigator): Promise<void> {
  const isCopied = await copyText(url, device);
  sayAbout(
    `share:${url}`,
    isCopied ? announce('linkCopied', { url }) : announceError('linkNotCopied', { url }),
  );
}

/** Whether sharing opens a sheet, beside which the link can be copied by an action of its own. */
export function hasShareSheet(device: Device = navigator): boolean {
  return device.share !== undefined;
}

async function handOver(open: () => Promise<void> | undefined): Promise<'shared' | 'closed' | 'refused'> {
  try {
    await open();
    return 'shared';
  } catch (error) {
    // An AbortError means that the customer closed the sheet. A webview may offer a sheet and then refuse it.
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** Marks the only part that is printed: Tickets.module.css hides the rest. */
const MARK = 'data-printing';

/** Prints one ticket and nothing else. */
export function printTicket(ticket: Element | null | undefined): void {
  if (!ticket) return;
  ticket.setAttribute(MARK, '');
  window.addEventListener('afterprint', () => ticket.removeAttribute(MARK), { once: true });
  window.print();
}

/** The catalogue site of the running environment, without a closing slash. The environments of a tier share one export. */
export function catalogueBase(): string {
  return environmentOf(platform().location(), site, __DEMO__).catalogue;
}
