import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addGiftCard,
  addPrepaid,
  addVoucher,
  cancelOffer,
  deletePrepaid,
  dissociatePrepaid,
  getGoodies,
  getPrepaids,
  offerPrepaid,
} from './contract.ts';

function prepaids(answer: unknown) {
  return v.parse(getPrepaids.answer, answer);
}

test('[entities/prepaid-status-codes, entities/prepaid-quantity, entities/prepaid-given, entities/prepaid-fields, wallet/item-details] each field of an item arrives', () => {
  const same = {
    id: '7',
    subtype: 'week',
    name: 'Ten',
    description: 'Any film',
    number: '0012',
    code: 'C',
    pin: '0412',
    quantity: { initial: 10, remaining: 3 },
    expirationDate: '2027-01-01',
    lastUpdateDate: '2026-01-01',
    shareable: true,
    given: { date: '2026-05-01', mail: 'lou@lumen.test' },
  };
  expect(prepaids([{ ...same, type: 'gift', status: 1 }])).toEqual([
    { ...same, kind: 'gift', status: 'used' },
  ]);
});

test.each([{}, { id: null, quantity: null, given: null, status: null, shareable: 'yes', type: 5 }])(
  '[http/tolerates-unlisted-shapes] %o is an item about which little is known',
  (wire) => {
    expect(prepaids([wire])).toMatchObject([
      {
        id: '',
        kind: 'unknown',
        status: 'available',
        shareable: false,
        given: undefined,
      },
    ]);
  },
);

test.each([{}, [], { date: null, mail: '' }])('given as %o is given to nobody', (given) => {
  expect(prepaids([{ id: '1', given }])[0]?.given).toBeUndefined();
});

test.each([{ date: '2026-05-01' }, { mail: 'lou@lumen.test' }])(
  '[entities/prepaid-given] given as %o is given',
  (given) => {
    expect(prepaids([{ id: '1', given }])[0]?.given).toEqual({ date: '', mail: '', ...given });
  },
);

test('[entities/prepaid-given] what was given on a day that cannot be read is given', () => {
  expect(prepaids([{ id: '1', given: { date: '01/05/2026' } }])[0]?.given).toEqual({ date: '', mail: '' });
});

test('[entities/prepaid-quantity, entities/prepaid-status-codes] numbers may come as texts', () => {
  const [item] = prepaids([{ quantity: { initial: '10', remaining: '3' }, status: ' 0.0' }]);
  expect(item).toMatchObject({ quantity: { initial: 10, remaining: 3 }, status: 'expired' });
});

test('[entities/prepaid-quantity] what is left may be known alone; half a quantity of the other kind is none', () => {
  expect(prepaids([{ quantity: { remaining: 3 } }])[0]?.quantity).toEqual({
    initial: undefined,
    remaining: 3,
  });
  expect(prepaids([{ quantity: { initial: 3 } }])[0]?.quantity).toBeUndefined();
});

test('[http/tolerates-unlisted-shapes] an entry that is none leaves the others', () => {
  expect(prepaids([null, 'x', { id: 'a' }]).map(({ id }) => id)).toEqual(['a']);
  expect(v.parse(getGoodies.answer, [null, {}, { number: 7 }, { name: 'Poster' }])).toEqual([
    { number: '7', name: '' },
    { number: '', name: 'Poster' },
  ]);
});

test.each([
  ['[calls/patch-prepaid]', addPrepaid, 'PATCH /api/accounts/me/prepaids', { num: '0123' }],
  ['[calls/delete-prepaid]', deletePrepaid, 'DELETE /api/accounts/me/prepaids', { num: '0123' }],
  [
    '[calls/post-prepaid-offer]',
    offerPrepaid,
    'POST /api/accounts/me/prepaids/donate',
    { id: '7', email: 'a@b.c' },
  ],
  ['[calls/post-cancel-offer]', cancelOffer, 'POST /api/accounts/me/prepaids/donate/cancel', { id: '7' }],
  [
    '[calls/post-prepaid-dissociate]',
    dissociatePrepaid,
    'POST /api/accounts/me/prepaids/cancel',
    { id: '7' },
  ],
  ['[calls/patch-voucher]', addVoucher, 'PATCH /api/accounts/me/voucher', { cardNumber: '0123' }],
  [
    '[calls/patch-gift-card]',
    addGiftCard,
    'PATCH /api/accounts/me/giftcard',
    { cardNumber: '0123', pinCode: '0412' },
  ],
])(
  '[http/challenge-outside-body] %s its payload is what the specification lists, and nothing else',
  (_, call, name, payload) => {
    expect(`${call.method} ${call.path}`).toBe(name);
    const schema: v.GenericSchema | undefined = call.payload;
    if (!schema) throw new Error('no payload');
    expect(v.is(schema, payload)).toBe(true);
    expect(v.is(schema, { ...payload, challenge: 'x' })).toBe(false);
    for (const key of Object.keys(payload)) expect(v.is(schema, { ...payload, [key]: '' })).toBe(false);
  },
);
