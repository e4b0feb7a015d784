import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getAccount, toAccountPatch, toLiking } from './contract.ts';

function user(wire: Record<string, unknown>) {
  return v.parse(getAccount.answer, { id: '1', ...wire });
}

test.each([
  ['[entities/gender-mr]', 'civ-mr', 'mr'],
  ['[entities/gender-ms]', 'civ-mm', 'ms'],
  ['[entities/gender-other]', 'civ-other', 'other'],
] as const)('%s %s is %s, both ways', (_, salutation, gender) => {
  expect(user({ salutation }).gender).toBe(gender);
  expect(toAccountPatch({ gender })).toEqual({ salutation });
});

test.each(['civ-ms', 'ms', 'toString', '', null])('a salutation %s is no gender', (salutation) => {
  expect(user({ salutation }).gender).toBeUndefined();
});

test('[entities/server-field-names] each name is the server’s when sent', () => {
  expect(
    toAccountPatch({
      firstName: 'A',
      infixName: '',
      lastName: 'B',
      birthDate: '1990-01-01',
      mail: 'a@b.c',
      postalCode: '1',
      city: 'D',
    }),
  ).toEqual({
    firstname: 'A',
    infixname: '',
    lastname: 'B',
    dateOfBirth: '1990-01-01',
    email: 'a@b.c',
    zipCode: '1',
    city: 'D',
  });
});

test('a birth date that was emptied is sent as none', () => {
  expect(toAccountPatch({ birthDate: '' })).toStrictEqual({ dateOfBirth: null });
});

test('[http/only-provided-fields] what is undefined is not sent', () => {
  expect(toAccountPatch({ gender: undefined, city: undefined, optinMail: false })).toStrictEqual({
    optinMail: false,
  });
});

test.each([
  ['1990-04-30T22:00Z', '1990-05-01'],
  ['1990-05-01T00:00:00', '1990-05-01'],
  ['1990-05-01T00:00:00+02:00', '1990-05-01'],
  ['1990-02-31T00:00:00Z', ''],
  ['1990-04-12', '1990-04-12'],
  ['1990-04-12T00:00:00.000Z', '1990-04-12'],
  ['1990-02-31', ''],
  ['12/04/1990', ''],
  ['', ''],
  [null, ''],
])(
  '[environments/days-and-hours] a birth date %s is %s: a date field holds calendar days only',
  (dateOfBirth, day) => {
    expect(user({ dateOfBirth }).birthDate).toBe(day);
  },
);

test.each([undefined, null, 'true', 1, {}])(
  '[routes/missing-registration-claims] registered %o is not registered: the guard fails closed',
  (registered) => {
    expect(user({ registered }).registered).toBe(false);
    expect(user({ registered: true }).registered).toBe(true);
  },
);

test('[entities/interest-shape] interests are lists, whatever is missing', () => {
  const { genres, events } = user({ interest: { genres: ['a'], events: ['b'] } }).interest;
  expect([genres, events]).toEqual([[{ id: 'a', wire: 'a' }], [{ id: 'b', wire: 'b' }]]);
  expect(user({ interest: { genres: null } }).interest).toEqual({ genres: [], events: [] });
});

test('[entities/interest-shape, http/tolerates-unlisted-shapes] one interest that cannot be read loses none of the others', () => {
  const wire = ['a', 7, { id: 'b', name: 'B' }, null, { name: 'C' }];
  expect(user({ interest: { genres: wire } }).interest.genres).toEqual(
    ['a', '7', 'b', undefined, undefined].map((id, index) => ({ id, wire: wire[index] })),
  );
});

test('[entities/bank-card-fields] the bank card comes as it is, expiry and all; what is none is none', () => {
  const card = { lastDigits: '4242', expirationDate: '0927', icon: 'visa' };
  expect(user({ card }).card).toEqual(card);
  expect(user({ card: { lastDigits: 4242 } }).card).toEqual({
    lastDigits: '4242',
    expirationDate: '',
    icon: '',
  });
  for (const none of [undefined, null, {}, 'visa', []]) expect(user({ card: none }).card).toBeUndefined();
});

test('[entities/account-subscription] what the identity side says of the pass: its status, its id, why it is blocked', () => {
  const subscription = { status: 'blocked', subscriptionId: 'SUB-1', blockedReason: 'incorrect_photo' };
  expect(user({ subscription }).subscription).toEqual(subscription);
  expect(user({ subscription: { status: 'unpaid', blockedReason: null } }).subscription).toEqual({
    status: 'unpaid',
    subscriptionId: '',
    blockedReason: '',
  });
  for (const none of [undefined, null, 'active', 7])
    expect(user({ subscription: none }).subscription).toBeUndefined();
});

test('[entities/statistics-fields] statistics have five values', () => {
  const statistics = {
    timeSpent: 4530,
    showsSeen: 38,
    favoriteGenre: 'Drame',
    mostVisitedCinema: 'Lumen Bellecour',
    voPercent: 62.5,
  };
  expect(user({ statistics }).statistics).toEqual(statistics);
});

test.each([
  [undefined],
  [null],
  [[]],
  [{}],
  [{ timeSpent: null, showsSeen: '', favoriteGenre: null, mostVisitedCinema: null, voPercent: 'NaN' }],
  [{ timeSpent: -1, showsSeen: {}, favoriteGenre: {}, mostVisitedCinema: [], voPercent: null }],
])('[statistics/new-customer-readable] statistics %j are those of a new customer', (statistics) => {
  expect(user({ statistics }).statistics).toEqual({
    timeSpent: 0,
    showsSeen: 0,
    favoriteGenre: '',
    mostVisitedCinema: '',
    voPercent: 0,
  });
});

test('[http/tolerates-unlisted-shapes] counts may come as text', () => {
  expect(user({ statistics: { showsSeen: '12' } }).statistics.showsSeen).toBe(12);
});

test('what has lost its digits, or has no letters, names no liking; it goes back as it came', () => {
  expect([7, 'drama', { id: 7 }, 1e21, '', { id: -1e308 }, null].map((wire) => toLiking(wire).id)).toEqual([
    '7',
    'drama',
    '7',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(toLiking(1e21).wire).toBe(1e21);
});

test.each([
  [undefined, false],
  [{ status: '' }, false],
  [{ status: 'canceled' }, false],
  [{ status: 'active' }, true],
  [{ status: 'unpaid' }, true],
])(
  '[wallet/active-without-field] without a flag, the subscription %o says whether there is a pass: %s',
  (subscription, hasPass) => {
    expect(user({ subscription }).hasSubscription).toBe(hasPass);
    expect(user({ subscription, hasSubscription: !hasPass }).hasSubscription).toBe(!hasPass);
  },
);
