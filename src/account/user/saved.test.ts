import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getAccount, type AccountWire, type User } from './contract.ts';
import { isSaved, withChange } from './store.ts';

function user(wire: Partial<AccountWire>): User {
  return v.parse(getAccount.answer, wire);
}

const BEFORE = user({
  city: 'Lyon',
  homePhone: '01',
  optinMail: false,
  interest: { genres: ['noir', { id: 'drama' }], events: [] },
});

describe('whether the server holds a change', () => {
  test.each([
    ['all of it is there', { city: 'Nice', optinMail: true }, { city: 'Nice', optinMail: true }, true],
    ['nothing of it is there', { city: 'Nice', optinMail: true }, {}, false],
    ['some of it is there', { city: 'Nice', optinMail: true }, { city: 'Nice' }, undefined],
    [
      'written in the server’s own way, beside what is there',
      { city: 'Nice', homePhone: '02' },
      { city: 'Nice', homePhone: '+3302' },
      true,
    ],
    [
      'written in the server’s own way, beside what is as before',
      { city: 'Nice', homePhone: '02' },
      { homePhone: '+3302' },
      false,
    ],
    ['all written in the server’s own way', { homePhone: '02' }, { homePhone: '+3302' }, undefined],
    ['sent as it was, and it is so', { city: 'Lyon' }, {}, true],
    ['sent as it was, and it is not so', { optinMail: false }, { optinMail: true }, undefined],
  ] as const)('%s', (_, change, now, saved) => {
    expect(isSaved(change, BEFORE, { ...BEFORE, ...now })).toBe(saved);
  });

  test('interests, in whatever order, as objects or ids', () => {
    const change = { interest: { genres: [{ id: 'drama' }, 'comedy'], events: null } };
    const now = user({ interest: { genres: ['comedy', 'drama'], events: [] } });
    expect(isSaved(change, BEFORE, now)).toBe(true);
    expect(isSaved(change, BEFORE, BEFORE)).toBe(false);
    expect(withChange(BEFORE, change).interest.genres.map(({ id }) => id)).toEqual(['drama', 'comedy']);
  });
});
