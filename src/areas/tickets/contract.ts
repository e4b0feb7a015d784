import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';

const amount = lenient(v.pipe(v.number(), v.integer()), 0);
const flag = lenient(v.boolean(), false);

const session = v.object({
  id: text(),
  /** ISO instants. */
  startDate: v.pipe(
    v.string(),
    v.check((value) => !Number.isNaN(Date.parse(value)), 'not an instant'),
  ),
  endDate: text(),
  specificities: lenient(list(v.string()), []),
  version: text(),
  auditoriumName: text(),
});

const payment = v.object({
  bookingDate: text(),
  means: lenient(list(v.object({ label: text(), count: lenient(v.number(), 1) })), []),
  /** Cents (TR-27). */
  totalAmount: lenient(v.optional(v.pipe(v.number(), v.integer())), undefined),
  currency: lenient(v.string(), 'EUR'),
});

const concession = v.object({
  orderId: text(),
  items: lenient(list(v.object({ label: text(), quantity: lenient(v.number(), 1) })), []),
  totalPrice: amount,
  totalDiscount: amount,
  currency: lenient(v.string(), 'EUR'),
});

const ticket = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  status: text(),
  bookingId: text(),
  code: text(),
  website: text(),
  language: text(),
  payment: lenient(v.optional(payment), undefined),
  session,
  seats: lenient(list(v.string()), []),
  seatType: text(),
  options: lenient(list(v.object({ label: text(), quantity: lenient(v.number(), 1) })), []),
  clickAndServe: lenient(
    v.optional(
      v.object({
        concessions: lenient(list(concession), []),
        activated: flag,
        eligible: flag,
        /** Minutes before the start (SP-37). */
        limitDurationOrder: lenient(v.number(), 0),
      }),
    ),
    undefined,
  ),
  show: v.object({ id: text(), slug: text(), name: text() }),
  /** The name is not in the specification's list; it is shown when the server sends it. */
  cinema: v.object({ id: text(), name: text() }),
  refundable: flag,
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
