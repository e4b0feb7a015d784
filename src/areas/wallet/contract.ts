import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, lenient, list, number, text } from '#http/wire.ts';
import { atSite } from '#i18n/siteClock.ts';
import { prepaidKind, prepaidStatus, type Prepaid } from './rules.ts';

const quantity = v.object({
  initial: lenient(v.optional(v.pipe(number(), v.safeInteger())), undefined),
  remaining: v.pipe(number(), v.safeInteger()),
});

const prepaidWire = v.object({
  id: text(),
  type: text(),
  subtype: text(),
  /** The codes are read by `prepaidStatus`, where 0 is a code. */
  status: lenient(v.nullish(v.union([number(), v.string()])), undefined),
  name: text(),
  description: text(),
  number: text(),
  code: text(),
  pin: text(),
  quantity: lenient(v.optional(quantity), undefined),
  expirationDate: instant(),
  lastUpdateDate: instant(),
  shareable: lenient(v.boolean(), false),
  given: lenient(v.nullish(v.object({ date: text(), mail: text() })), undefined),
});

function toPrepaid({ type, status, given, ...same }: v.InferOutput<typeof prepaidWire>): Prepaid {
  // Also on a date that cannot be read.
  const isGiven = given && (given.date !== '' || given.mail !== '');
  return {
    ...same,
    kind: prepaidKind(type),
    status: prepaidStatus(status),
    given: isGiven ? { ...given, date: atSite(given.date) } : undefined,
  };
}

const filled = v.pipe(v.string(), v.nonEmpty());
const own = { target: 'client', token: 'required' } as const;

export const getPrepaids = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/prepaids',
  resource: 'prepaids',
  answer: list(v.pipe(prepaidWire, v.transform(toPrepaid))),
});

/*
 * Calls that change the wallet carry the answer to a captcha, in a header. They
 * refresh nothing: the store loads the wallet after each of them and waits for it.
 */

export const addPrepaid = defineCall({
  ...own,
  method: 'PATCH',
  path: '/api/accounts/me/prepaids',
  payload: v.strictObject({ num: filled }),
  answer: v.unknown(),
});

export const deletePrepaid = defineCall({
  ...own,
  method: 'DELETE',
  path: '/api/accounts/me/prepaids',
  payload: v.strictObject({ num: filled }),
  answer: v.unknown(),
});

export const offerPrepaid = defineCall({
  ...own,
  method: 'POST',
  path: '/api/accounts/me/prepaids/donate',
  payload: v.strictObject({ id: filled, email: filled }),
  answer: v.unknown(),
});

export const cancelOffer = defineCall({
  ...own,
  method: 'POST',
  path: '/api/accounts/me/prepaids/donate/cancel',
  payload: v.strictObject({ id: filled }),
  answer: v.unknown(),
});

/** Removes the card from this account. It keeps its value; deleting is another call. */
export const dissociatePrepaid = defineCall({
  ...own,
  method: 'POST',
  path: '/api/accounts/me/prepaids/cancel',
  payload: v.strictObject({ id: filled }),
  answer: v.unknown(),
});

export const addVoucher = defineCall({
  ...own,
  method: 'PATCH',
  path: '/api/accounts/me/voucher',
  payload: v.strictObject({ cardNumber: filled }),
  answer: v.unknown(),
});

export const addGiftCard = defineCall({
  ...own,
  method: 'PATCH',
  path: '/api/accounts/me/giftcard',
  payload: v.strictObject({ cardNumber: filled, pinCode: filled }),
  answer: v.unknown(),
});

/** The specification does not list the name. The page shows it when the server sends one. */
const goodie = v.pipe(
  v.object({ number: text(), name: text() }),
  v.check(({ number, name }) => number + name !== ''),
);
export type Goodie = v.InferOutput<typeof goodie>;

export const getGoodies = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/goodies',
  answer: list(goodie),
});
