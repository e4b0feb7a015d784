import { atom, onMount } from 'nanostores';
import { onReset } from '#account/load.ts';
import { createChange, type Outcome, createMaybeSent } from '#account/change.ts';
import { codeToast, failureToast, infoToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import type { Toast } from '#account/toasts/rules.ts';
import { certaintyOf } from '#http/certainty.ts';
import { requireDone, type CallFailure } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { cancelTicket, resendTicket, type Refund, type Ticket } from './contract.ts';
import { tickets } from './store.ts';

interface Resend {
  ticket: Ticket;
  mail: string;
}

/** There is no `verify`: only the answer tells whether an e-mail was sent. */
const resending = createChange({
  send: async ({ ticket, mail }: Resend) => {
    requireDone(await send(resendTicket, { params: { a: ticket.id, b: mail } }), 'resend');
  },
});
export const $resending = resending.$busy;

const maybeMailed = createMaybeSent('tickets');

/** The ids of the tickets that may be on their way to an inbox. */
export const $maybeMailed = maybeMailed.$names;

/** The address of the last attempt by ticket, so that the customer does not type it again after a failure. */
export const $triedMails = atom<Readonly<Record<string, string>>>({});

/** Sends a ticket to an address. Without a ticket, or an address, nothing is sent. */
export async function resend(input: Resend): Promise<void> {
  if (input.ticket.id === '' || input.mail === '') return;
  $triedMails.set({ ...$triedMails.get(), [input.ticket.id]: input.mail });
  const outcome = await resending.run(input);
  maybeMailed.record(input.ticket.id, outcome);
  tell(`resend:${input.ticket.id}`, outcome, {
    done: () => infoToast('ticketMailed', { mail: input.mail }),
    unknown: (failure) => announceCodeOr(failure, 'ticketMailUnsure'),
    failed: announceCodeOr,
  });
}

interface Cancelling {
  ticket: Ticket;
  /**
   * Called as soon as the call has succeeded or failed. Dialogs close on either, before the ticket that contains them
   * leaves the page.
   */
  onAnswer: () => void;
}

const cancelling = createChange({
  send: async ({ ticket: { id }, onAnswer }: Cancelling) => {
    try {
      const answer = await send(cancelTicket, { params: { id } });
      requireDone(answer, 'cancel');
      return answer.refund;
    } finally {
      onAnswer();
    }
  },
  keep: ({ ticket }) => takeOff(ticket),
  verify: ({ ticket }) => isCancelled(ticket),
});
export const $cancelling = cancelling.$busy;

/** A cancelled ticket, and what the server says of the money. */
export interface Cancelled {
  ticket: Ticket;
  refund: Refund;
}

/** What was cancelled on this page, until it is left. */
export const $cancelled = atom<readonly Cancelled[]>([]);

onMount($cancelled, () => () => $cancelled.set([]));
onReset(() => {
  $cancelled.set([]);
  $triedMails.set({});
});

/** Cancels a ticket. The toast tells what the fresh list shows, whatever the answer was. */
export async function cancel(ticket: Ticket, onAnswer: () => void): Promise<void> {
  if (ticket.id === '') return;
  const outcome = await cancelling.run({ ticket, onAnswer });
  const listed = await asTheListHasIt(ticket, outcome);
  if (listed.kind === 'done') {
    const refund = (outcome.kind === 'done' ? outcome.answer : undefined) ?? ticket.refund;
    $cancelled.set([...$cancelled.get(), { ticket, refund }]);
  }
  tell(`cancel:${ticket.id}`, listed, {
    done: () => infoToast('ticketCancelled', { film: ticket.show.name }),
    unknown: (failure) => announceCodeOr(failure, 'ticketCancelUnsure'),
    failed: announceCodeOr,
  });
  if (outcome.kind === 'done') await tickets.reload();
}

/**
 * A browser repeats a GET whose connection broke. The server refuses the second request where it has carried out the
 * first.
 */
async function asTheListHasIt(ticket: Ticket, outcome: Outcome): Promise<Outcome> {
  const isRefusedByServer = outcome.kind === 'refused' && certaintyOf(outcome.failure) === 'refused';
  return isRefusedByServer && (await isCancelled(ticket)) ? { kind: 'done' } : outcome;
}

async function isCancelled({ id }: Ticket): Promise<boolean | undefined> {
  const now = await tickets.fresh();
  return now?.every((one) => one.id !== id);
}

/** Removes the ticket even if the list cannot be loaded again: it would be refused at the door. */
function takeOff({ id }: Ticket): void {
  const load = tickets.$load.get();
  if (load.status === 'loaded') tickets.set(load.value.filter((one) => one.id !== id));
}

/** Shows the code and message of the server, where it sends a code. "0" is a code too. */
function announceCodeOr(failure: CallFailure, key?: string): Toast {
  return failure.kind === 'status' && failure.code
    ? codeToast(failure.code, failure.message)
    : failureToast(failure, key);
}
