import { expect, test } from 'vitest';
import { IdentityError, isSameCustomer, type Claims } from './identity.ts';

const CLAIMS: Claims = { accountId: '7', icu: 'i', firstLogin: false, emailVerified: true };

test.each([
  [true, 'the same token', {}],
  [true, 'a renewed token', { emailVerified: false, firstLogin: true }],
  [true, 'a token without a number', { icu: '' }],
  [false, 'another number', { icu: 'j' }],
  [false, 'another account', { accountId: '8' }],
  [false, 'another account without a number', { accountId: '8', icu: '' }],
] as const)('[decisions/one-customer-per-document] the same customer (%s): %s', (isSame, _, other) => {
  expect(isSameCustomer(CLAIMS, { ...CLAIMS, ...other })).toBe(isSame);
  expect(isSameCustomer({ ...CLAIMS, ...other }, CLAIMS)).toBe(isSame);
});

test('[errors/identity-errors-handled] a problem with a sign-in names itself', () => {
  const error = new IdentityError('denied');
  expect([error.problem, error.message, error.name]).toEqual(['denied', 'denied', 'IdentityError']);
});
