import * as v from 'valibot';
import { cents } from '#account/cents.ts';
import { walletLinks } from '#account/wallets/contract.ts';
import { defineCall } from '#http/call.ts';
import { serverError } from '#http/errors.ts';
import { instant, lenient, list, number, text } from '#http/wire.ts';

const currency = lenient(v.string(), 'EUR');
const flag = lenient(v.boolean(), false);

const session = v.object({
  id: text(),
  /** ISO instants. A ticket with an invalid instant is shown without a date. */
  startDate: instant(),
  endDate: instant(),
  specificities: lenient(list(v.string()), []),
  version: text(),
  auditoriumName: text(),
});

const seat = v.pipe(text(), v.nonEmpty());

const payment = v.object({
  bookingDate: instant(),
  means: lenient(list(v.object({ label: text(), count: lenient(number(), 1) })), []),
  /** In cents; divided by 100 where they are printed, and only there. */
  totalAmount: cents(),
  currency,
});

/** What comes back, on which means, and within how many days. The specification lists none of it. */
const refund = lenient(
  v.optional(
    v.object({
      amount: cents(),
      currency,
      means: text(),
      days: lenient(v.optional(v.pipe(number(), v.integer(), v.minValue(0))), undefined),
    }),
  ),
  undefined,
);

export type Refund = v.InferOutput<typeof refund>;

const concession = v.object({
  orderId: text(),
  items: lenient(list(v.object({ label: text(), quantity: lenient(number(), 1) })), []),
  totalPrice: cents(),
  totalDiscount: cents(),
  currency,
});

const ticket = v.object({
  id: text(),
  status: text(),
  bookingId: text(),
  code: text(),
  website: text(),
  language: text(),
  payment: lenient(v.optional(payment), undefined),
  session: lenient(session, v.parse(session, {})),
  seats: lenient(list(seat), []),
  seatType: text(),
  options: lenient(list(v.object({ label: text(), quantity: lenient(number(), 1) })), []),
  clickAndServe: lenient(
    v.optional(
      v.object({
        concessions: lenient(list(concession), []),
        activated: flag,
        eligible: flag,
        /** Minutes before the start: the specification has no unit. */
        limitDurationOrder: lenient(number(), 0),
      }),
    ),
    undefined,
  ),
  show: lenient(v.object({ id: text(), slug: text(), name: text() }), { id: '', slug: '', name: '' }),
  /** The specification does not list the name. The page shows it when the server sends it. */
  cinema: lenient(v.object({ id: text(), name: text() }), { id: '', name: '' }),
  refundable: flag,
  /** What a cancellation brings back. */
  refund,
  walletLinks,
  /** A code for each seat, by which a friend comes in alone. The specification lists none. */
  seatCodes: lenient(list(v.object({ seat: text(), code: seat })), []),
});

export type Ticket = v.InferOutput<typeof ticket>;
export type TicketWire = v.InferInput<typeof ticket>;

export const getTickets = defineCall({
  method: 'GET',
  path: '/api/ec/ebillet',
  target: 'client',
  token: 'required',
  resource: 'tickets',
  answer: list(ticket),
});

/**
 * A refusal may come with HTTP 200: `done` tells whether the call succeeded. An answer without `done` is malformed.
 */
const done = v.pipe(
  v.looseObject({ done: v.boolean() }),
  v.transform((body) => ({ done: body.done, ...serverError(body) })),
);

const cancelled = v.pipe(
  v.looseObject({ done: v.boolean(), refund }),
  v.transform((body) => ({ done: body.done, refund: body.refund, ...serverError(body) })),
);

/**
 * Sends the ticket by e-mail again. `a` is the id of the ticket, `b` the e-mail address. A GET that acts.
 */
export const resendTicket = defineCall({
  method: 'GET',
  path: '/api/ec/sendmail/{a}/{b}',
  target: 'client',
  token: 'required',
  acts: true,
  answer: done,
});

/**
 * A GET that acts. It refreshes nothing: `actionStore.ts` loads the tickets
 * itself, since it must know whether that worked.
 */
export const cancelTicket = defineCall({
  method: 'GET',
  path: '/api/ec/cancel/{id}',
  target: 'client',
  token: 'required',
  acts: true,
  answer: cancelled,
});
