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

const loyaltyCard = v.object({
  number: text(),
  name: text(),
  /** An id, to fetch the picture by; empty for none (SP-63). */
  picture: text(),
});

const cards = v.object({
  cards: lenient(list(v.pipe(cardWire, v.transform(toCard))), []),
  loyalty: lenient(v.optional(loyaltyCard), undefined),
});

export const getCards = defineCall({
  method: 'GET',
  path: '/api/accounts/me/cards',
  target: 'client',
  token: 'required',
  resource: 'cards',
  answer: cards,
});

/** The picture of the loyalty card (SP-63). */
export const getPicture = defineCall({
  method: 'GET',
  path: '/api/accounts/me/cards/picture/{id}.jpg',
  target: 'client',
  token: 'required',
  file: true,
  answer: v.pipe(v.blob(), v.mimeType(['image/jpeg'])),
});

/** Challenged (D-19): the answer goes in the header, the body stays as listed (TR-19). */
export const addCard = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/cards',
  target: 'client',
  token: 'required',
  payload: v.strictObject({
    lastname: v.pipe(v.string(), v.nonEmpty()),
    cardNumber: v.pipe(v.string(), v.nonEmpty()),
  }),
  answer: v.unknown(),
});

/** Challenged (D-21). The bank card is a field of the account. */
export const removeBankCard = defineCall({
  method: 'DELETE',
  path: '/api/accounts/me/cards/cb',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
});
