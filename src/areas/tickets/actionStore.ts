import { createAction } from '#account/action.ts';
import { announce, announceCode, announceFailure } from '#account/toasts/store.ts';
import { CallError, type CallFailure } from '#http/errors.ts';
import { send } from '#http/send.ts';
import type { Answer } from '#http/call.ts';
import { cancelTicket, getTickets, resendTicket, type Ticket } from './contract.ts';
import { keptTickets } from './rules.ts';
import { tickets } from './store.ts';

interface Resend {
  ticket: Ticket;
  mail: string;
}

const resending = createAction(async ({ ticket, mail }: Resend) => {
  requireDone(await send(resendTicket, { params: { a: ticket.id, b: mail } }));
});
export const $resending = resending.$busy;

/** Sends a ticket to an address. @returns whether it has certainly left */
export async function resend(input: Resend): Promise<boolean> {
  // Without a ticket there is nothing to send (J-04).
  if (input.ticket.id === '' || input.mail === '') return false;
  const outcome = await resending.run(input);
  if (outcome.kind === 'done') announce('ticketMailed', { mail: input.mail });
  if (outcome.kind === 'failed')
    announceRefused(outcome.failure, isUnsure(outcome.failure) ? 'ticketMailUnsure' : undefined);
  return outcome.kind === 'done';
}

const cancelling = createAction(async ({ id }: Ticket) => {
  requireDone(await send(cancelTicket, { params: { id } }));
});
export const $cancelling = cancelling.$busy;

/**
 * Gives a ticket back. What is said afterwards is what the list says, however the answer came out (SP-34).
 * @param onAnswer it has succeeded or failed: dialogs close on either (TR-22)
 */
export async function cancel(ticket: Ticket, onAnswer: () => void): Promise<void> {
  if (ticket.id === '') return;
  const outcome = await cancelling.run(ticket);
  if (outcome.kind === 'ignored') return;
  onAnswer();
  if (outcome.kind === 'done') {
    // Not shown any more even if the list cannot be loaded: it would be refused at the door.
    tickets.set(keptNow().filter(({ id }) => id !== ticket.id));
    announce('ticketCancelled');
    await loadAgain();
    return;
  }
  await sayWhatIsTrue(ticket, outcome.failure);
}

/** Its answer may be lost after the deed: a customer must not be told to try again what is done. */
async function sayWhatIsTrue(ticket: Ticket, failure: CallFailure): Promise<void> {
  const isKnown = await loadAgain();
  if (keptNow().every(({ id }) => id !== ticket.id)) announce('ticketCancelled');
  else announceRefused(failure, !isKnown && isUnsure(failure) ? 'ticketCancelUnsure' : undefined);
}

/** @returns whether what is shown is what the server has */
async function loadAgain(): Promise<boolean> {
  try {
    tickets.set(keptTickets(await send(getTickets, { bypass: true })));
    return true;
  } catch {
    return false;
  }
}

function keptNow(): readonly Ticket[] {
  const load = tickets.$load.get();
  return load.status === 'loaded' ? load.value : [];
}

/** @throws CallError as if the refusal had come with an HTTP status: the customer is told the same (J-07, J-08) */
function requireDone({ done, ...error }: Answer<typeof resendTicket>): void {
  if (!done) throw new CallError({ kind: 'status', status: 200, ...error }, 'ticket');
}

function announceRefused(failure: CallFailure, key?: string): void {
  // Code 0 is a code too (J-11); none at all is never shown as one (SP-43).
  if (failure.kind === 'status' && failure.code) announceCode(failure.code, failure.message);
  else announceFailure(failure, key);
}

/** The server may have done it. */
function isUnsure({ kind }: CallFailure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}
