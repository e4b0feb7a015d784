import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePassword, getIdentities } from './contract.ts';

function identities(answer: unknown) {
  return v.parse(getIdentities.answer, answer);
}

test('[identity/linked-identity-fields] an identity has provider, id, name and whether it is the main one; its id under either name', () => {
  expect(identities([{ provider: 'facebook', accountId: 12, name: 'Ana', main: true }])).toEqual([
    { provider: 'facebook', id: '12', name: 'Ana', main: true },
  ]);
  expect(identities([{ provider: 'apple', id: 'a', name: null }])).toEqual([
    { provider: 'apple', id: 'a', name: '', main: false },
  ]);
});

test('[identity/linkable-providers, http/tolerates-unlisted-shapes] what is of no known provider, or cannot be named to the server, is left out', () => {
  expect(
    identities([{ provider: 'auth0', id: '1' }, { provider: 'apple', id: '' }, { provider: 'apple' }, null]),
  ).toEqual([]);
  expect(identities([{ provider: 'auth0', id: '1' }])).toEqual([]);
});

test.each([
  [{ done: true }, true],
  [undefined, true],
  [null, true],
  ['sent', true],
  [{ ok: 1 }, true],
  [{ done: false }, false],
])('[profile/password-change-failure] the password mail: %j is done: %s', (answer, done) => {
  expect(v.parse(changePassword.answer, answer)).toEqual({ done });
});
