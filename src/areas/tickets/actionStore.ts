import { createChange, type Outcome } from '#account/change.ts';
import { announce, announceCode, announceFailure } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { certaintyOf } from '#http/certainty.ts';
import { requireDone, type CallFailure } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { cancelTicket, resendTicket, type Ticket } from './contract.ts';
import { tickets } from './store.ts';

interface Resend {
  ticket: Ticket;
  mail: string;
}

/** Nothing can be read afterwards: whether a mail has left, only its answer says. */
const resending = createChange({
  send: async ({ ticket, mail }: Resend) => {
    requireDone(await send(resendTicket, { params: { a: ticket.id, b: mail } }), 'resend');
  },
});
export const $resending = resending.$busy;

/** Sends a ticket to an address. Without a ticket, or an address, nothing is sent. */
export async function resend(input: Resend): Promise<void> {
  if (input.ticket.id === '' || input.mail === '') return;
  tell(await resending.run(input), {
    done: () => announce('ticketMailed', { mail: input.mail }),
    unknown: (failure) => announceCodeOr(failure, 'ticketMailUnsure'),
    failed: announceCodeOr,
  });
}

interface Cancelling {
  ticket: Ticket;
  /** It has succeeded or failed: dialogs close on either, before the ticket leaves the page with them. */
  onAnswer: () => void;
}

const cancelling = createChange({
  send: async ({ ticket: { id }, onAnswer }: Cancelling) => {
    try {
      requireDone(await send(cancelTicket, { params: { id } }), 'cancel');
    } finally {
      onAnswer();
    }
  },
  keep: ({ ticket }) => takeOff(ticket),
  verify: ({ ticket }) => isCancelled(ticket),
});
export const $cancelling = cancelling.$busy;

/** Gives a ticket back. What is said afterwards is what the list says, whatever the answer was. */
export async function cancel(ticket: Ticket, onAnswer: () => void): Promise<void> {
  if (ticket.id === '') return;
  const outcome = await cancelling.run({ ticket, onAnswer });
  tell(await asTheListHasIt(ticket, outcome), {
    done: () => announce('ticketCancelled'),
    unknown: (failure) => announceCodeOr(failure, 'ticketCancelUnsure'),
    failed: announceCodeOr,
  });
  if (outcome.kind === 'done') await tickets.reload();
}

/** A browser sends this GET again when its connection breaks. The second one is refused, as the first was carried out. */
async function asTheListHasIt(ticket: Ticket, outcome: Outcome): Promise<Outcome> {
  const isRefusedByServer = outcome.kind === 'refused' && certaintyOf(outcome.failure) === 'refused';
  return isRefusedByServer && (await isCancelled(ticket)) ? { kind: 'done' } : outcome;
}

async function isCancelled({ id }: Ticket): Promise<boolean | undefined> {
  const now = await tickets.fresh();
  return now?.every((one) => one.id !== id);
}

/** At once, even if the list cannot be loaded: the ticket would be refused at the door. */
function takeOff({ id }: Ticket): void {
  const load = tickets.$load.get();
  if (load.status === 'loaded') tickets.set(load.value.filter((one) => one.id !== id));
}

/** The server's code with its words, where it sends a code; "0" is one too. */
function announceCodeOr(failure: CallFailure, key?: string): void {
  if (failure.kind === 'status' && failure.code) announceCode(failure.code, failure.message);
  else announceFailure(failure, key);
}
