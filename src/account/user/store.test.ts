import { beforeEach, describe, expect, test } from 'vitest';
import { resetLoads } from '#account/load.ts';
import { forgetAll } from '#http/cache.ts';
import { setupHttp } from '#http/send.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { $session, isSignedIn } from '#identity/session.ts';
import { $unsettled, $user, account, saveUser } from './store.ts';

installPlatform(testPlatform());

/** What the server holds; undefined while reads fail. */
let held: object | undefined;
let answer: () => Response;
let sent: unknown[];

beforeEach(async () => {
  resetLoads();
  forgetAll();
  held = { id: '1', city: 'Lyon', optinMail: false };
  answer = () => new Response();
  sent = [];
  setupHttp({
    origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
    language: () => 'fr',
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return held ? Response.json(held) : Response.json({}, { status: 500 });
      sent.push(await request.json());
      return answer();
    },
  });
  await account.ensure();
});

const lost = (): never => {
  throw new TypeError('connection reset');
};
const fields = () => [...$unsettled.get()];

describe('after a save without an answer', () => {
  test('that is done the account shows it, and nothing is unsettled', async () => {
    answer = () => {
      held = { id: '1', optinMail: true };
      return lost();
    };
    expect(await saveUser.run({ optinMail: true })).toEqual({ kind: 'done' });
    expect($user.get()?.optinMail).toBe(true);
    expect(fields()).toEqual([]);
  });

  test.each([
    ['that is not done', () => undefined, 'refused'],
    ['that nobody can read', () => (held = undefined), 'unknown'],
  ])('%s its fields are sent again, until a save of them is done', async (_, spoil, kind) => {
    answer = () => {
      spoil();
      return lost();
    };
    expect(await saveUser.run({ optinMail: true, city: 'Nice' })).toMatchObject({ kind });
    expect($user.get()).toMatchObject({ optinMail: false, city: 'Lyon' });
    expect(fields()).toEqual(['optinMail', 'city']);
    answer = () => Response.json({}, { status: 422 });
    await saveUser.run({ city: 'Nice' });
    expect(fields()).toEqual(['optinMail', 'city']);
    answer = () => new Response();
    await saveUser.run({ city: 'Nice' });
    expect(fields()).toEqual(['optinMail']);
    expect(sent).toHaveLength(3);
  });

  test('the next customer has nothing unsettled', async () => {
    answer = lost;
    await saveUser.run({ optinMail: true });
    resetLoads();
    expect(fields()).toEqual([]);
  });
});

describe('[decisions/one-customer-per-document] an account that is not the one of the session', () => {
  const signIn = (clientId?: string): void =>
    $session.set({
      status: 'authenticated',
      claims: {
        accountId: 'ana',
        ...(clientId && { clientId }),
        icu: '',
        firstLogin: false,
        emailVerified: true,
      },
    });

  test.each<[string, string | undefined, string, boolean]>([
    ['that a tenant calls otherwise', 'other', '1', true],
    ['that has no id', '1', '', true],
    ['of another customer than opened before, with a token', '1', '2', false],
    ['that the cookie has opened before', undefined, '1', true],
    ['of another customer than the cookie has opened before', undefined, '2', false],
  ])('an account %s', async (_, clientId, id, isShown) => {
    signIn(clientId);
    held = { ...held, id };
    await account.reload();
    expect(isSignedIn()).toBe(isShown);
    if (!isShown) expect($session.get()).toMatchObject({ status: 'failed', problem: 'account' });
  });

  test('is not kept for the next customer of the document', async () => {
    resetLoads();
    signIn();
    held = { ...held, id: '2' };
    await account.reload();
    expect($user.get()?.id).toBe('2');
    expect(isSignedIn()).toBe(true);
  });
});
