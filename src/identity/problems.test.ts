import { describe, expect, test } from 'vitest';
import { IdentityError } from './identity.ts';
import { identityProblem, isUsedGrant, needsSignIn } from './problems.ts';

function sdkError(error: string, more: object = {}): Error {
  return Object.assign(new Error('x'), { error, ...more });
}

test.each([
  ['timeout', sdkError('timeout')],
  ['popup_timeout', sdkError('timeout', { popup: {} })],
  ['popup_closed', sdkError('cancelled', { popup: {} })],
  ['popup_blocked', sdkError('popup_open')],
  ['denied', sdkError('access_denied')],
  ['state', sdkError('state_mismatch')],
  ['transaction', sdkError('missing_transaction')],
  ['unknown', sdkError('server_error')],
  ['unknown', sdkError('constructor')],
  ['cookie', new IdentityError('cookie')],
  ['network', new TypeError('Failed to fetch')],
  ['network', new DOMException('signal is aborted without reason', 'AbortError')],
  ['network', 'thrown text'],
  ['network', undefined],
] as const)('[errors/identity-errors-handled] %s', (problem, error) => {
  expect(identityProblem(error)).toBe(problem);
});

describe('a refused identity token', () => {
  // The SDK's own messages.
  test.each([
    'ID token could not be decoded',
    'ID token is required but missing',
    'Issuer (iss) claim must be a string present in the ID token',
    'Signature algorithm of "HS256" is not supported. Expected the ID token to be signed with "RS256".',
    'Nonce (nonce) claim mismatch in the ID token; expected "a", found "b"',
    'Expiration Time (exp) claim error in the ID token; current time is after expiration time',
    // The same in fewer words.
    'Issuer (iss) claim',
    'nonce mismatch',
    'Signature algorithm not supported',
  ])('%s', (message) => {
    expect(identityProblem(new Error(message))).toBe('token');
  });
});

test.each(['claim', '() claim', '(a b) claim', 'a token', 'algorithm'])(
  'the error %s of a request is the network’s',
  (message) => {
    expect(identityProblem(new Error(message))).toBe('network');
  },
);

test.each([{ error: 7 }, { error: undefined }, {}, null])('%j has no code', (error) => {
  expect(identityProblem(error)).toBe('network');
  expect(needsSignIn(error)).toBe(false);
  expect(isUsedGrant(error)).toBe(false);
});

test.each([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'mfa_required',
  'missing_refresh_token',
  'invalid_grant',
])('[identity/login-required-ends-session] %s asks for a new sign-in', (code) => {
  expect(needsSignIn(sdkError(code))).toBe(true);
});

test.each(['timeout', 'server_error', 'access_denied'])('%s does not', (code) => {
  expect(needsSignIn(sdkError(code))).toBe(false);
  expect(needsSignIn(new Error(code))).toBe(false);
});

test('[identity/used-code] only a refused code or refresh token counts as used', () => {
  expect(isUsedGrant(sdkError('invalid_grant'))).toBe(true);
  expect(isUsedGrant(sdkError('login_required'))).toBe(false);
  expect(isUsedGrant(new Error('invalid_grant'))).toBe(false);
});
