import { errorToast, infoToast, show } from '#account/toasts/store.ts';
import { format, plural, sessionTime } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { copyText } from '#platform/clipboard.ts';
import { attempt, platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import type { Language } from '#sites/site.ts';
import type { Ticket } from './contract.ts';
import { venueOf } from './rules.ts';

interface Invitation {
  title: string;
  text: string;
  url: string;
}

type Device = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Opens the system's share sheet, or copies to the clipboard where there is none. */
export async function share(invitation: Invitation, device: Device = navigator): Promise<void> {
  const shared = hasShareSheet(device) ? await handOver(() => device.share?.(invitation)) : 'refused';
  if (shared !== 'refused') return;
  await copyLink(invitation.url, device);
}

/** A toast shows the link, copied or not: by hand it can still be copied. */
export async function copyLink(url: string, device: Device = navigator): Promise<void> {
  const isCopied = await copyText(url, device);
  const toast = isCopied ? infoToast('linkCopied', { url }) : errorToast('linkNotCopied', { url });
  show(toast, `share:${url}`);
}

/** Whether sharing opens a sheet, beside which the link can be copied by an action of its own. */
export function hasShareSheet(device: Device = navigator): boolean {
  return attempt(() => device.share) !== undefined;
}

export async function handOver(
  open: () => Promise<void> | undefined,
): Promise<'shared' | 'closed' | 'refused'> {
  try {
    await open();
    return 'shared';
  } catch (error) {
    // The customer closed the sheet, or it is still open. A webview may offer a sheet and then refuse it.
    return /^(Abort|InvalidState)/.test((error as Error).name) ? 'closed' : 'refused';
  }
}

/** Marks what is printed and what stands around it: Tickets.module.css hides the rest, without `:has()`. */
const MARK = 'data-printing';

/** Prints one ticket and nothing else. */
export function printTicket(ticket: Element | null): void {
  for (let one = ticket; one; one = one.parentElement) one.setAttribute(MARK, one === ticket ? '' : 'around');
  window.onafterprint = () => {
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  };
  window.print();
}

/** The catalogue site of the running environment, without a closing slash. The environments of a tier share one export. */
export function catalogueBase(): string {
  return environmentOf(platform().location(), site, __DEMO__).catalogue;
}

type InvitationTexts = Pick<Texts['tickets']['island'], 'invitation' | 'mySeats_one' | 'mySeats_other'>;

/**
 * What a friend needs to know to come along, in words: film and date, then cinema, hall and seats in a line of their
 * own. '' for a show without a date. `now`: epoch milliseconds.
 */
export function invitationText(
  ticket: Pick<Ticket, 'show' | 'session' | 'cinema' | 'seats'>,
  now: number,
  language: Language,
  texts: InvitationTexts,
): string {
  const { show, session, seats } = ticket;
  const date = sessionTime(session.startDate, now, language);
  if (date === '') return '';
  const venue = venueOf(ticket);
  const where = [
    venue && `${venue}.`,
    seats.length > 0 &&
      plural<'mySeats'>(texts, 'mySeats', seats.length, language, { seats: seats.join(', ') }),
  ];
  return [format(texts.invitation, { name: show.name, date }), where.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');
}

/**
 * The address at which friends book the same session: `{base}/{language}/V{cinemaId}S{sessionId}/booking`
 * (specification, section 2). Undefined where the server does not send the ids.
 * @param base origin of the catalogue site, without a slash at the end
 */
export function shareLink(
  { cinema, session }: Pick<Ticket, 'cinema' | 'session'>,
  base: string,
  language: string,
): string | undefined {
  const place = sessionPlace({ cinema, session });
  return place && `${base}/${language}/${place}/booking`;
}

/** The path segment of a session on the catalogue site. */
export function sessionPlace({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string | undefined {
  if (cinema.id === '' || session.id === '') return undefined;
  return `V${encodeURIComponent(cinema.id)}S${encodeURIComponent(session.id)}`;
}
