import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, lenient, list, text } from '#http/wire.ts';
import { cardStatus, cardType, type Card } from './rules.ts';

const cardWire = v.object({
  id: text(),
  type: text(),
  label: text(),
  picture: text(),
  number: text(),
  /** ISO dates. */
  activationDate: instant(),
  expirationDate: instant(),
  code: text(),
  /** A French word, unlike the status of a subscription. */
  subscriptionStatus: text(),
  openEndedSubscription: lenient(v.boolean(), false),
  active: lenient(v.optional(v.boolean()), undefined),
  updatedAt: instant(),
});

function toCard(wire: v.InferOutput<typeof cardWire>): Card {
  const { subscriptionStatus: word, active } = wire;
  const status = cardStatus(word);
  return {
    ...wire,
    type: cardType(wire.type),
    // The specification does not list `active`: without it the status decides, and a card without a status is good.
    active: active ?? (status ? status === 'active' : word.trim() === ''),
    subscriptionStatus: status,
  };
}

const loyaltyCard = v.object({
  number: text(),
  name: text(),
  /** Id of the picture for `getPicture`. Empty without a picture. */
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

/** The picture of the loyalty card; the specification does not say which card has it. */
export const getPicture = defineCall({
  method: 'GET',
  path: '/api/accounts/me/cards/picture/{id}.jpg',
  target: 'client',
  token: 'required',
  file: true,
  answer: v.pipe(v.blob(), v.mimeType(['image/jpeg'])),
});

/** Needs a captcha answer, in the header: a strict server refuses a third field. */
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

/** Needs a captcha answer. The bank card is a field of the account. */
export const removeBankCard = defineCall({
  method: 'DELETE',
  path: '/api/accounts/me/cards/cb',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
});
