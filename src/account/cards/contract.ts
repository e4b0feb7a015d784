import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';
import { cardStatus, type Card } from './rules.ts';

const cardWire = v.object({
  id: text(),
  type: text(),
  label: text(),
  picture: text(),
  number: text(),
  /** ISO dates. */
  activationDate: text(),
  expirationDate: text(),
  code: text(),
  /** The server's word for it is French (TR-06). */
  subscriptionStatus: text(),
  openEndedSubscription: lenient(v.boolean(), false),
  active: lenient(v.boolean(), false),
  updatedAt: text(),
});

function toCard(wire: v.InferOutput<typeof cardWire>): Card {
  return { ...wire, subscriptionStatus: cardStatus(wire.subscriptionStatus) };
}

const bankCard = v.object({ lastDigits: text(), expirationDate: text(), icon: text() });

const loyaltyCard = v.object({
  number: text(),
  name: text(),
  /** An id, to fetch the picture by; empty for none (SP-63). */
  picture: text(),
});

const cards = v.object({
  cards: lenient(list(v.pipe(cardWire, v.transform(toCard))), []),
  loyalty: lenient(v.optional(loyaltyCard), undefined),
  bankCard: lenient(v.optional(bankCard), undefined),
});

export const getCards = defineCall({
  method: 'GET',
  path: '/api/accounts/me/cards',
  target: 'client',
  token: 'required',
  resource: 'cards',
  answer: cards,
});
