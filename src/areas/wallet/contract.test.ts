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

test('F-27 F-28 F-29 F-30 I-25 each field of an item arrives', () => {
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
  'D-27 %o is an item about which little is known',
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

test('F-28 what is left may be known alone; half a quantity of the other kind is none', () => {
  expect(prepaids([{ quantity: { remaining: 3 } }])[0]?.quantity).toEqual({
    initial: undefined,
    remaining: 3,
  });
  expect(prepaids([{ quantity: { initial: 3 } }])[0]?.quantity).toBeUndefined();
});

test('D-27 an entry that is none leaves the others', () => {
  expect(prepaids([null, 'x', { id: 'a' }]).map(({ id }) => id)).toEqual(['a']);
  expect(v.parse(getGoodies.answer, [null, {}, { number: 7 }, { name: 'Poster' }])).toEqual([
    { number: '7', name: '' },
    { number: '', name: 'Poster' },
  ]);
});

test.each([
  ['E-38', addPrepaid, 'PATCH /api/accounts/me/prepaids', { num: '0123' }],
  ['E-39', deletePrepaid, 'DELETE /api/accounts/me/prepaids', { num: '0123' }],
  ['E-40', offerPrepaid, 'POST /api/accounts/me/prepaids/donate', { id: '7', email: 'a@b.c' }],
  ['E-41', cancelOffer, 'POST /api/accounts/me/prepaids/donate/cancel', { id: '7' }],
  ['E-42', dissociatePrepaid, 'POST /api/accounts/me/prepaids/cancel', { id: '7' }],
  ['E-43', addVoucher, 'PATCH /api/accounts/me/voucher', { cardNumber: '0123' }],
  ['E-44', addGiftCard, 'PATCH /api/accounts/me/giftcard', { cardNumber: '0123', pinCode: '0412' }],
])('%s its payload is what the specification lists, and nothing else (TR-19)', (_, call, name, payload) => {
  expect(`${call.method} ${call.path}`).toBe(name);
  const schema: v.GenericSchema | undefined = call.payload;
  if (!schema) throw new Error('no payload');
  expect(v.is(schema, payload)).toBe(true);
  expect(v.is(schema, { ...payload, challenge: 'x' })).toBe(false);
  for (const key of Object.keys(payload)) expect(v.is(schema, { ...payload, [key]: '' })).toBe(false);
});
