import { announce, announceError } from '#account/toasts/store.ts';
import { copyText } from '#platform/clipboard.ts';

interface Invitation {
  title: string;
  text: string;
  url: string;
}

type Device = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** By the system's share sheet where there is one, else by the clipboard. */
export async function share(invitation: Invitation, device: Device = navigator): Promise<void> {
  const shared = device.share ? await handOver(() => device.share?.(invitation)) : 'refused';
  if (shared !== 'refused') return;
  const { url } = invitation;
  if (await copyText(url, device)) announce('linkCopied', { url });
  else announceError();
}

async function handOver(open: () => Promise<void> | undefined): Promise<'shared' | 'closed' | 'refused'> {
  try {
    await open();
    return 'shared';
  } catch (error) {
    // The customer has closed the sheet again: that is no failure. A webview may have a sheet that it does not allow.
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}
