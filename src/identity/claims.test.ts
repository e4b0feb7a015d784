import { beforeEach, expect, test, vi } from 'vitest';
import { mustVerifyMail, type Claims } from './identity.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';

const NAMESPACE = 'https://tenant.example/claims/';
const TOKEN = {
  sub: 'auth0|1',
  email_verified: false,
  [`${NAMESPACE}account_id`]: 'account-7',
  [`${NAMESPACE}icu`]: 'icu-7',
  [`${NAMESPACE}first_login`]: false,
};

let platform: TestPlatform;
/** A document of its own for each test. */
let readClaims: (token: Record<string, unknown>) => Claims;

beforeEach(async () => {
  vi.resetModules();
  platform = testPlatform();
  (await import('#platform/platform.ts')).installPlatform(platform);
  const claims = await import('./claims.ts');
  readClaims = (token) => claims.readClaims(token, NAMESPACE);
});

function without(...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(TOKEN).filter(([name]) => !names.includes(name)));
}

test('[identity/token-claims] account id, icu, first login and verified address are read', () => {
  expect(readClaims(TOKEN)).toEqual({
    accountId: 'account-7',
    clientId: 'account-7',
    icu: 'icu-7',
    firstLogin: false,
    emailVerified: false,
  });
  expect(platform.reported).toEqual([]);
});

// Some tenants issue every claim as a text.
test.each([true, 'true'])('[identity/token-claims] the claim %o is true', (value) => {
  expect(readClaims({ ...TOKEN, [`${NAMESPACE}first_login`]: value, email_verified: value })).toMatchObject({
    firstLogin: true,
    emailVerified: true,
  });
});

test('[identity/token-claims] a whole number counts as its text', () => {
  expect(readClaims({ ...TOKEN, [`${NAMESPACE}account_id`]: 4711, [`${NAMESPACE}icu`]: 42 })).toMatchObject({
    accountId: '4711',
    clientId: '4711',
    icu: '42',
  });
});

test.each([undefined, null, '', 7.5, 2 ** 53, true, ['7']])(
  '[identity/token-claims] the account id %o is none',
  (accountId) => {
    expect(() => readClaims({ ...TOKEN, [`${NAMESPACE}account_id`]: accountId })).toThrow(
      expect.objectContaining({ problem: 'account' }),
    );
  },
);

test.each([
  ['email_verified', undefined],
  [`${NAMESPACE}first_login`, false],
])(
  '[routes/missing-registration-claims] without %s the address has to be verified by nobody (%s), and that is reported once',
  (name, isVerified) => {
    const claims = readClaims(without(name));
    expect(claims).toMatchObject({ firstLogin: false, emailVerified: isVerified });
    expect(mustVerifyMail(claims)).toBe(isVerified === false);
    const reported = ['The tenant does not issue the claims first_login and email_verified'];
    expect(platform.reported).toEqual(reported);
    readClaims(without('email_verified', `${NAMESPACE}first_login`));
    expect(platform.reported).toEqual(reported);
  },
);

test.each([null, false, 'false', '', 'True', 1, ['true']])(
  '[routes/missing-registration-claims] an address verified as %o is not, and a first login neither',
  (value) => {
    expect(readClaims({ ...TOKEN, [`${NAMESPACE}first_login`]: value, email_verified: value })).toMatchObject(
      { firstLogin: false, emailVerified: false },
    );
  },
);
