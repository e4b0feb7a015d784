import { ours, sometimes, type Notes, type AreaNotes } from '../notes.ts';
import { walletNotes } from './walletLinks.ts';

const OUTCOME = outcome('TicketOutcome');

function outcome(name: string, properties: object = {}): Notes {
  return {
    '': {
      note: 'A refusal may come with status 200: `done: false`, and an error with code and message, which the page shows.',
      name,
      schema: {
        properties: {
          done: { type: 'boolean', description: 'Whether the call did what was asked.', 'x-needed': true },
          error: { $ref: '#/components/schemas/Reason' },
          ...properties,
        },
      },
    },
    done: 'Whether the call did what was asked.',
  };
}

const COUNT = { schema: { type: 'integer' } };
/** The limits that other amounts have would be an incompatible change. */
const CENTS = { unit: 'cents', schema: { minimum: undefined, maximum: undefined } } as const;

function refundNotes(at: string) {
  return {
    [at]: ours('What a cancellation brings back.', 'The page says that it does not know.', {
      name: 'Refund',
    }),
    [`${at}.amount`]: sometimes('How much.', CENTS),
    [`${at}.currency`]: sometimes('Three letters (ISO 4217); `EUR` without it.'),
    [`${at}.means`]: sometimes('On which means, as it is shown.'),
    [`${at}.days`]: { note: 'Within how many days.', schema: { type: 'integer', minimum: 0 } },
  };
}

export const TICKETS: AreaNotes = {
  'GET /api/ec/ebillet': {
    summary: 'The e-tickets',
    answer: {
      '': 'In any order.',
      '[]': { note: 'An e-ticket.', name: 'Ticket' },
      '[].id': { note: 'Id of the ticket.', schema: { minLength: 1 } },
      '[].status': {
        note: 'Only `CONFIRMED` is shown.',
        schema: { pattern: '^[A-Z_]+$' },
      },
      '[].bookingId': 'Id of the booking.',
      '[].code': { note: 'What the QR code holds.', schema: { minLength: 1 } },
      '[].website': sometimes('Site on which it was bought.'),
      '[].language': sometimes('Language in which it was bought.'),
      '[].payment': sometimes('How it was paid.', { name: 'Payment' }),
      '[].payment.bookingDate': sometimes('When it was bought.', { unit: 'instant' }),
      '[].payment.means': sometimes('Means of payment.'),
      '[].payment.means[]': { note: 'A means of payment.', name: 'PaymentMeans' },
      '[].payment.means[].label': 'Name, as it is shown.',
      '[].payment.means[].count': { note: 'How many tickets it paid.', ...COUNT },
      '[].payment.totalAmount': sometimes('What was paid.', CENTS),
      '[].payment.currency': sometimes('Three letters (ISO 4217); `EUR` without it.'),
      '[].session': { note: 'The showing.', name: 'Session' },
      '[].session.id': 'Id of the showing, for the address of an invitation.',
      '[].session.startDate': { note: 'Start. The tickets are sorted by it.', unit: 'instant' },
      '[].session.endDate': { note: 'End. Until then the ticket is ahead.', unit: 'instant' },
      '[].session.specificities': sometimes('Words such as `Dolby Atmos`.'),
      '[].session.specificities[]': 'A word that is shown.',
      '[].session.version': sometimes('Language version, such as `VOST`.'),
      '[].session.auditoriumName': sometimes('Name of the hall.'),
      '[].seats': sometimes('Numbers of the seats.'),
      '[].seats[]': 'A seat.',
      '[].seatType': sometimes('Kind of the seats.'),
      '[].options': sometimes('Options.'),
      '[].options[]': { note: 'An option that was bought.', name: 'TicketOption' },
      '[].options[].label': 'Name, as it is shown.',
      '[].options[].quantity': { note: 'How many.', ...COUNT },
      '[].clickAndServe': sometimes('Food and drink.', { name: 'ClickAndServe' }),
      '[].clickAndServe.concessions': 'Orders.',
      '[].clickAndServe.concessions[]': { note: 'An order of food and drink.', name: 'Concession' },
      '[].clickAndServe.concessions[].orderId': 'Number of the order.',
      '[].clickAndServe.concessions[].items': 'What was ordered.',
      '[].clickAndServe.concessions[].items[]': { note: 'An item of an order.', name: 'ConcessionItem' },
      '[].clickAndServe.concessions[].items[].label': 'Name, as it is shown.',
      '[].clickAndServe.concessions[].items[].quantity': { note: 'How many.', ...COUNT },
      '[].clickAndServe.concessions[].totalPrice': { note: 'What was paid.', ...CENTS },
      '[].clickAndServe.concessions[].totalDiscount': { note: 'What was taken off before.', ...CENTS },
      '[].clickAndServe.concessions[].currency': sometimes('Three letters (ISO 4217); `EUR` without it.'),
      '[].clickAndServe.activated': 'The cinema takes orders.',
      '[].clickAndServe.eligible': 'The ticket allows an order.',
      '[].clickAndServe.limitDurationOrder': { note: 'Until when before the start.', unit: 'minutes' },
      '[].show': { note: 'The show.', name: 'TicketShow' },
      '[].show.id': sometimes('Id in the customer system.'),
      '[].show.slug': sometimes('Part of the address of the show.'),
      '[].show.name': sometimes('Title.'),
      '[].cinema': { note: 'The cinema.', name: 'TicketCinema' },
      '[].cinema.id': 'Id, for the address of an invitation.',
      '[].cinema.name': ours('Name.', 'The ticket names no cinema.'),
      '[].refundable': 'The customer may cancel the ticket.',
      ...refundNotes('[].refund'),
      ...walletNotes('[].walletLinks', 'ticket'),
      '[].seatCodes': ours('A code for each seat, which lets one person in.', 'Nobody can be sent a seat.'),
      '[].seatCodes[]': { note: 'The code of one seat.', name: 'SeatCode' },
      '[].seatCodes[].seat': 'The seat, as in `seats`.',
      '[].seatCodes[].code': { note: 'What its QR code holds.', schema: { minLength: 1 } },
    },
  },
  'GET /api/ec/sendmail/{a}/{b}': {
    summary: 'Sends a ticket by mail again',
    about: 'A GET that acts: no cache may answer it.',
    params: { a: 'Id of the ticket.', b: 'Address to send it to.' },
    answer: OUTCOME,
    refusals: { 404: 'There is no such ticket.' },
  },
  'GET /api/ec/cancel/{id}': {
    summary: 'Cancels a ticket',
    about: 'A GET that acts: no cache may answer it.',
    params: { id: 'Id of the ticket.' },
    answer: {
      ...outcome('TicketCancellation', { refund: { $ref: '#/components/schemas/Refund' } }),
      ...refundNotes('refund'),
    },
    refusals: { 404: 'There is no such ticket.' },
  },
};
