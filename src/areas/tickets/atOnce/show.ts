import { $session, type Session } from '#identity/session.ts';
import { mayOpenSilently } from '#identity/signOutMark.ts';
import { hasTurn } from '#identity/turn.ts';
import { isParsed } from '#platform/parsed.ts';
import { gate, onPageState, readPage } from '#platform/rootData.ts';
import { platform } from '#platform/platform.ts';
import type { TicketAtOnce } from './record.ts';
import { mayStand, ticketAtOnce } from './rules.ts';
import css from './atOnce.css?inline';

/**
 * Shows the next kept ticket in place of the page's skeleton, before the session has answered. It goes when the page
 * shows, and as soon as the session turns out to be another customer's. Above a page that says what has failed it stays
 * (docs/decisions.md#ticket-at-once).
 * @param text what `account/kept.ts` has stored on the device
 */
export async function showTicketAtOnce(text: string): Promise<void> {
  const { language } = readPage();
  const found = ticketAtOnce(text, platform().now(), language);
  if (!found) return;
  const { owner } = found;
  const isTheirs = (session: Session): boolean =>
    mayStand(owner, session, hasTurn(owner) && mayOpenSilently());
  await isParsed();
  const blocks = document.querySelector<HTMLElement>('[data-when="pending"] .skeleton > div');
  if (!blocks || gate() !== 'pending' || !isTheirs($session.get()) || !addStyles()) return;
  const shown = ticketElement(found.ticket, found.age);
  const stands = (isThere: boolean): void => {
    blocks.hidden = isThere;
    blocks.closest('[data-when]')?.classList.toggle('with-ticket', isThere);
    // The text that asks to wait takes half of a phone's screen, and the code needs it.
    blocks.previousElementSibling?.classList.toggle('visually-hidden', isThere);
  };
  stands(true);
  blocks.before(shown);
  const remove = (): void => {
    shown.remove();
    stands(false);
  };
  $session.listen((session) => {
    if (!isTheirs(session)) remove();
  });
  onPageState(() => {
    if (!STANDS.test(gate() ?? '')) remove();
  });
}

/** The gates under which the ticket stays. `atOnce.css` shows it there. */
const STANDS = /^(?:pending|unavailable|cut-off)$/;

/** @returns whether the browser can add a style sheet; Safari can since version 16.4 */
function addStyles(): boolean {
  if (!('adoptedStyleSheets' in document)) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // eslint-disable-next-line compat/compat -- asked for above
  document.adoptedStyleSheets.push(sheet);
  return true;
}

/** The same facts as `Ticket.tsx`, without React, which is not there yet. */
function ticketElement(
  { name, starts, seats, place, code, picture }: TicketAtOnce,
  age: string,
): HTMLElement {
  const ticket = element('article', 'paper at-once');
  ticket.setAttribute('aria-label', name);
  ticket.dataset.ticketAtOnce = '';
  ticket.append(
    withText('h2', 'at-once-name', name),
    withText('p', 'at-once-fact', starts),
    withText('p', 'at-once-fact', seats),
    withText('p', 'muted', place),
    ...(picture ? [Object.assign(element('img', 'scanned at-once-code'), picture)] : []),
    withText('p', 'at-once-letters', code),
    withText('p', 'muted', age),
  );
  return ticket;
}

function withText(name: string, className: string, text: string): HTMLElement {
  const one = element(name, className);
  one.textContent = text;
  return one;
}

function element(name: string, className: string): HTMLElement {
  const one = document.createElement(name);
  one.className = className;
  return one;
}
