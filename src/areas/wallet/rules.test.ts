import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  changeKey,
  expiredOn,
  isDone,
  prepaidKind,
  prepaidStatus,
  sections,
  typedNumber,
  type WalletChange,
  type Prepaid,
} from './rules.ts';

function item(id: string, rest: Partial<Prepaid> = {}): Prepaid {
  return {
    id,
    kind: 'prepaid',
    subtype: '',
    status: 'available',
    name: id,
    description: '',
    number: `00${id}`,
    code: `C${id}`,
    pin: '',
    quantity: undefined,
    expirationDate: '',
    lastUpdateDate: '',
    shareable: true,
    given: undefined,
    ...rest,
  };
}

const GIVEN = { date: '2026-05-01', mail: 'lou@lumen.test' };
const ids = (items: readonly Prepaid[]) => items.map(({ id }) => id);

test.each([
  [0, 'expired'],
  ['0', 'expired'],
  ['expired', 'expired'],
  [1, 'used'],
  ['1', 'used'],
  ['used', 'used'],
  [2, 'available'],
  [undefined, 'available'],
  [null, 'available'],
  ['', 'available'],
  [false, 'available'],
  [true, 'available'],
  [10, 'available'],
])('[entities/prepaid-status-codes] the server’s %o is %s', (code, status) => {
  expect(prepaidStatus(code)).toBe(status);
});

test.each([
  ['prepaid', 'prepaid'],
  ['PREPAID_CARD', 'prepaid'],
  ['gift', 'gift'],
  ['Gift-Card', 'gift'],
  ['VOUCHER', 'voucher'],
  ['ZZZ', 'unknown'],
  ['', 'unknown'],
  ['toString', 'unknown'],
])('[entities/prepaid-fields] the server’s type "%s" is %s', (type, kind) => {
  expect(prepaidKind(type)).toBe(kind);
});

test.each([
  ['expired', '2026-01-01', '2026-01-01'],
  ['expired', '2026-06-01', '2026-06-01'],
  ['expired', '2099-01-01', ''],
  ['expired', '', ''],
  ['used', '2026-01-01', ''],
] as const)(
  '[wallet/used-and-expired-items] %s, dated %s: expired on %j',
  (status, expirationDate, shown) => {
    expect(expiredOn(item('x', { status, expirationDate }), Date.UTC(2026, 5, 1))).toBe(shown);
  },
);

describe('what can be done with an item', () => {
  test('[wallet/four-prepaid-actions] offer, dissociate and delete; and once it is offered, take the offer back', () => {
    expect(actionsOf(item('1'))).toEqual(['offer', 'dissociate', 'delete']);
  });

  test('[wallet/given-item-offer-cancelable] what is given can be taken back, and nothing else', () => {
    expect(actionsOf(item('1', { given: GIVEN }))).toEqual(['cancelOffer']);
  });

  test('[wallet/only-shareable-offered] what is not shareable is not offered', () => {
    expect(actionsOf(item('1', { shareable: false }))).toEqual(['dissociate', 'delete']);
  });

  test('[wallet/offer-needs-code, wallet/dissociate-needs-code, wallet/cancel-offer-needs-code] without a code it is neither offered nor dissociated, and no offer of it taken back', () => {
    expect(actionsOf(item('1', { code: '' }))).toEqual(['delete']);
    expect(actionsOf(item('1', { code: '', given: GIVEN }))).toEqual([]);
  });

  test('without an id only its number is left to act with; without either, nothing', () => {
    expect(actionsOf(item('', { number: '7' }))).toEqual(['delete']);
    expect(actionsOf(item('', { number: '' }))).toEqual([]);
  });

  test.each(['used', 'expired'] as const)(
    '[wallet/used-and-expired-items] nothing with what is %s',
    (status) => {
      expect(actionsOf(item('1', { status }))).toEqual([]);
      expect(actionsOf(item('1', { status, given: GIVEN }))).toEqual([]);
    },
  );

  test('[entities/unknown-kind-without-actions] nothing with a kind that we do not know', () => {
    expect(actionsOf(item('1', { kind: 'unknown' }))).toEqual([]);
  });
});

describe('sections', () => {
  test('what runs out first comes first, what never does last', () => {
    const items = [
      item('never'),
      item('later', { expirationDate: '2027-02-01' }),
      item('soon', { expirationDate: '2026-12-01' }),
      item('unreadable', { expirationDate: 'soon' }),
    ];
    expect(ids(sections(items).usable)).toEqual(['soon', 'later', 'never', 'unreadable']);
  });

  test('[shell/long-lists] what has nothing left on it comes after all that can be used', () => {
    const items = [
      item('empty', { quantity: { remaining: 0, initial: 10 }, expirationDate: '2026-12-01' }),
      item('never'),
      item('full', { quantity: { remaining: 3, initial: 10 }, expirationDate: '2027-02-01' }),
    ];
    expect(ids(sections(items).usable)).toEqual(['full', 'never', 'empty']);
  });

  test('what is given waits by itself; of what is over the latest comes first', () => {
    const { usable, given, over } = sections([
      item('old', { status: 'used', lastUpdateDate: '2025-01-01' }),
      item('given later', { given: GIVEN, expirationDate: '2027-02-01' }),
      item('given', { given: GIVEN, expirationDate: '2026-12-01' }),
      item('undated', { status: 'expired' }),
      item('recent', { status: 'expired', lastUpdateDate: '2026-01-01', given: GIVEN }),
      item('mine'),
    ]);
    expect([ids(usable), ids(given), ids(over)]).toEqual([
      ['mine'],
      ['given', 'given later'],
      ['recent', 'old', 'undated'],
    ]);
  });

  test('each item is in one section, once, in order', () => {
    const any = fc.array(
      fc.record({
        status: fc.constantFrom('available', 'used', 'expired'),
        expirationDate: fc.constantFrom('', '2026-01-01', '2026-06-01T10:00:00Z', 'x'),
        lastUpdateDate: fc.constantFrom('', '2025-01-01', '2025-06-01', 'x'),
        given: fc.constantFrom(undefined, GIVEN),
      }),
    );
    fc.assert(
      fc.property(any, (given) => {
        const items = given.map((rest, index) => item(String(index), rest));
        const split = sections(items);
        expect([...split.usable, ...split.given, ...split.over].map(({ id }) => id).toSorted()).toEqual(
          ids(items).toSorted(),
        );
        const ends = split.usable.map(({ expirationDate }) => Date.parse(expirationDate) || Infinity);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('whether the wallet shows that it has been done', () => {
  const offer: WalletChange = { kind: 'offer', id: '1', email: 'lou@lumen.test' };
  const wallet = [item('1'), item('2', { given: GIVEN })];

  test('an offer, when the item is given', () => {
    expect(isDone(offer, wallet)).toBe(false);
    expect(isDone({ ...offer, id: '2', email: GIVEN.mail }, wallet)).toBe(true);
  });

  test('[decisions/what-may-have-happened] an offer to another address is another offer', () => {
    const given = (mail: string) => [item('1', { given: { date: '', mail } })];
    expect(isDone(offer, given('ana@lumen.test'))).toBe(false);
    expect(isDone(offer, given(' Lou@lumen.test'))).toBe(true);
    expect(isDone({ ...offer, email: ' LOU@lumen.test ' }, given('lou@lumen.test'))).toBe(true);
    expect(isDone(offer, given('')), 'the server does not tell').toBe(true);
  });

  test('an offer taken back, when it is not', () => {
    expect(isDone({ kind: 'cancelOffer', id: '1' }, wallet)).toBe(true);
    expect(isDone({ kind: 'cancelOffer', id: '2' }, wallet)).toBe(false);
  });

  test('of an item that is not there any more nobody can tell', () => {
    expect(isDone({ ...offer, id: '3' }, wallet)).toBeUndefined();
    expect(isDone({ kind: 'cancelOffer', id: '3' }, wallet)).toBeUndefined();
  });

  test('what was taken off or deleted, when it is not there', () => {
    expect(isDone({ kind: 'dissociate', id: '1' }, wallet)).toBe(false);
    expect(isDone({ kind: 'dissociate', id: '3' }, wallet)).toBe(true);
    expect(isDone({ kind: 'delete', num: '001' }, wallet)).toBe(false);
    expect(isDone({ kind: 'delete', num: '003' }, wallet)).toBe(true);
  });

  test('what was added, when its number is there, whatever the groups that it stands in', () => {
    const grouped = [item('1', { number: '0012 3456' }), item('2')];
    expect(isDone({ kind: 'addPrepaid', num: '00123456' }, grouped)).toBe(true);
    expect(isDone({ kind: 'addVoucher', cardNumber: '00123456' }, grouped)).toBe(true);
    expect(isDone({ kind: 'addGiftCard', cardNumber: '123456', pinCode: '1' }, grouped)).toBe(false);
  });
});

test('the same change is the same whomever it is for and whatever the pin', () => {
  const offer = { kind: 'offer', id: '1', email: 'a@b.c' } as const;
  const gift = { kind: 'addGiftCard', cardNumber: '1', pinCode: '1' } as const;
  const changes: WalletChange[] = [
    offer,
    { kind: 'cancelOffer', id: '1' },
    { kind: 'dissociate', id: '1' },
    { kind: 'delete', num: '1' },
    { kind: 'addPrepaid', num: '1' },
    { kind: 'addVoucher', cardNumber: '1' },
    gift,
    { ...offer, id: '2' },
  ];
  expect(changes.map(changeKey)).toEqual([
    'offer 1',
    'cancelOffer 1',
    'dissociate 1',
    'delete 1',
    'addPrepaid 1',
    'addVoucher 1',
    'addGiftCard 1',
    'offer 2',
  ]);
  expect(changeKey({ ...offer, email: 'd@e.f' })).toBe(changeKey(offer));
  expect(changeKey({ ...gift, pinCode: '2' })).toBe(changeKey(gift));
});

test('[wallet/gift-card-pin-kept] a number keeps its zeros and loses the spaces of its groups', () => {
  expect(typedNumber(' 0012 3456\u00a0789 ')).toBe('00123456789');
});
