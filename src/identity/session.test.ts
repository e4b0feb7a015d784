import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IdentityError, SessionOver, type Claims, type Credentials } from './identity.ts';
import { CLAIMS, mockIdentity, newDocument, type NewDocument } from '#tests/support/newDocument.ts';

const identity = mockIdentity();

vi.mock('./fake.ts', () => ({ fake: identity }));

let { platform, session } = {} as NewDocument;

beforeEach(async () => {
  ({ platform, session } = await newDocument(identity));
  session.chooseIdentity({ mode: 'fake' }, vi.fn());
});

async function over(): Promise<Error> {
  // Imported here, so that `instanceof` compares with the same class.
  const { SessionOver: Over } = await import('./identity.ts');
  return new Over();
}

describe('the start', () => {
  test('[identity/flag-cookie-set, identity/flag-cookie-one-hour, identity/flag-cookie-parent-domain] finds a session and flags it for an hour on the parent domain', async () => {
    await session.startSession();
    expect(session.$session.get()).toEqual({ status: 'authenticated', claims: CLAIMS });
    expect(platform.jar.get('fr_auth')).toBe('1');
    expect(platform.written.get('fr_auth')).toEqual({ days: 1 / 24, domain: '.example.fr' });
  });

  test('happens once in a document', async () => {
    await Promise.all([session.startSession(), session.token(), session.token()]);
    expect(identity.start).toHaveBeenCalledTimes(1);
  });

  test('of a visitor flags nothing, and calls get no token', async () => {
    identity.start.mockResolvedValue(undefined);
    expect(await session.token()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
    expect(platform.jar.has('fr_auth')).toBe(false);
    expect(identity.token).not.toHaveBeenCalled();
  });

  test('[identity/sign-out-in-every-tab] that finds a session after a sign-out in another tab enters none', async () => {
    const slow = Promise.withResolvers<Claims | undefined>();
    identity.start.mockReturnValue(slow.promise);
    const start = session.startSession();
    await session.endSession();
    slow.resolve(CLAIMS);
    await start;
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
  });

  test('[identity/login-required-ends-session] with the session over is a visitor’s', async () => {
    identity.start.mockRejectedValue(await over());
    await session.startSession();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
    expect(identity.forget).toHaveBeenCalled();
  });

  test('[identity/token-missing-fails] that fails says why, and flags nothing', async () => {
    const { IdentityError: Failure } = await import('./identity.ts');
    identity.start.mockRejectedValue(new Failure('token'));
    await session.startSession();
    expect(session.$session.get()).toEqual({ status: 'failed', problem: 'token' });
    expect(platform.jar.has('fr_auth')).toBe(false);
    expect(platform.reported).toEqual(['Session could not be found']);
  });

  test('[decisions/failures-are-reported] without a session cookie is no failure to report', async () => {
    const { IdentityError: Failure } = await import('./identity.ts');
    identity.start.mockRejectedValue(new Failure('cookie'));
    await session.startSession();
    expect(session.$session.get()).toEqual({ status: 'failed', problem: 'cookie' });
    expect(platform.reported).toEqual([]);
  });

  test('[errors/identity-errors-handled] that fails in a way nobody foresaw is the network’s', async () => {
    identity.start.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await session.startSession();
    expect(session.$session.get()).toEqual({ status: 'failed', problem: 'network' });
  });
});

describe('a renewal', () => {
  test('gives the new token and flags the session anew', async () => {
    identity.renew.mockResolvedValue({ token: 'newer', claims: CLAIMS });
    await session.startSession();
    platform.jar.clear();
    expect(await session.renewToken()).toBe('newer');
    expect(platform.jar.get('fr_auth')).toBe('1');
  });

  test('[routes/mail-two-guards] brings what is said of the customer by now', async () => {
    identity.start.mockResolvedValue({ ...CLAIMS, emailVerified: false });
    identity.renew.mockResolvedValue({ token: 'newer', claims: CLAIMS });
    await session.startSession();
    await session.renewToken();
    expect(session.$session.get()).toEqual({ status: 'authenticated', claims: CLAIMS });
  });

  test('[identity/cookie-mode-signs-in] that brings no token is the end of this session: the API has refused the cookie', async () => {
    identity.renew.mockResolvedValue({ token: undefined, claims: CLAIMS });
    await session.startSession();
    expect(await session.renewToken()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
  });

  test('[identity/logout-deletes-cookie] that arrives after the sign-out brings no session back', async () => {
    await session.startSession();
    const slow = Promise.withResolvers<Credentials>();
    identity.renew.mockReturnValue(slow.promise);
    const renewal = session.renewToken();
    await session.endSession();
    slow.resolve({ token: 'late', claims: CLAIMS });
    expect(await renewal).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
  });

  test('[http/optional-bearer] is not asked for where nobody is signed in', async () => {
    identity.start.mockResolvedValue(undefined);
    await session.startSession();
    expect(await session.renewToken()).toBeUndefined();
    expect(identity.renew).not.toHaveBeenCalled();
  });

  test('[identity/login-required-ends-session] that is refused ends the session here, not at the provider', async () => {
    await session.startSession();
    identity.renew.mockRejectedValue(await over());
    expect(await session.renewToken()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
    expect(platform.jar.has('fr_auth')).toBe(false);
    expect(identity.end).not.toHaveBeenCalled();
  });

  test('that does not get through leaves the session as it is', async () => {
    await session.startSession();
    identity.renew.mockRejectedValue(new IdentityError('network'));
    await expect(session.renewToken()).rejects.toThrow('network');
    expect(session.isSignedIn()).toBe(true);
  });
});

describe('[identity/renewal-shared] a refused token', () => {
  /** Lets each renewal bring a token of its own. */
  function renewing(): void {
    identity.renew.mockImplementation(() =>
      Promise.resolve({ token: `token-${identity.renew.mock.calls.length}`, claims: CLAIMS }),
    );
  }

  test('has one renewal, however many calls it has failed', async () => {
    renewing();
    await session.token();
    const calls = Array.from({ length: 7 }, () => session.tokenAfter('token', false));
    expect(await Promise.all(calls)).toEqual(Array(7).fill('token-1'));
    expect(await session.tokenAfter('token', false)).toBe('token-1');
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });

  test.each([
    [29, 'token-1', 1],
    [31, 'token-2', 2],
  ])('that is new itself has no other for a while: after %i s %s', async (seconds, given, renewals) => {
    renewing();
    await session.token();
    await session.tokenAfter('token', false);
    platform.clock += seconds * 1000;
    expect(await session.tokenAfter('token-1', false)).toBe(given);
    expect(identity.renew).toHaveBeenCalledTimes(renewals);
  });

  test('has another at once where the customer acts', async () => {
    renewing();
    await session.token();
    await session.tokenAfter('token', true);
    expect(await session.tokenAfter('token-1', true)).toBe('token-2');
  });

  test.each([
    [29, false, 1],
    [29, true, 2],
    [31, false, 2],
  ])(
    'that could not be had is not asked for again for a while: after %i s, pressed: %s',
    async (seconds, isActive, tries) => {
      await session.startSession();
      identity.token.mockRejectedValue(new IdentityError('network'));
      await expect(session.token()).rejects.toThrow('network');
      platform.clock += seconds * 1000;
      vi.stubGlobal('navigator', { userActivation: { isActive } });
      await expect(session.token()).rejects.toThrow('network');
      vi.unstubAllGlobals();
      const isPaused = identity.token.mock.calls.map(([paused]) => paused);
      expect(isPaused).toEqual([false, tries === 1]);
    },
  );

  test('is given back where the renewal has just failed, once all that waited for it have failed', async () => {
    await session.token();
    identity.renew.mockRejectedValue(new IdentityError('network'));
    const calls = await Promise.allSettled(
      Array.from({ length: 7 }, () => session.tokenAfter('token', false)),
    );
    expect(calls.map(({ status }) => status)).toEqual(Array(7).fill('rejected'));
    expect(await session.tokenAfter('token', false)).toBe('token');
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });

  test('of a session that has ended has none', async () => {
    renewing();
    await session.token();
    await session.tokenAfter('token', false);
    await session.endSession();
    expect(await session.token()).toBeUndefined();
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });
});

describe('credentials of another customer, who has signed in elsewhere,', () => {
  const THEIRS: Credentials = { token: 'theirs', claims: { ...CLAIMS, accountId: '8' } };
  const OF_ANOTHER_NUMBER: Credentials = { token: 'theirs', claims: { ...CLAIMS, icu: 'j' } };

  beforeEach(async () => {
    identity.token.mockResolvedValue(THEIRS);
    identity.renew.mockResolvedValue(THEIRS);
    await session.startSession();
  });

  test.each([
    ['token', THEIRS],
    ['renewToken', THEIRS],
    ['token', OF_ANOTHER_NUMBER],
  ] as const)(
    '[decisions/one-customer-per-document, identity/token-claims] are not given out (%s): the document is theirs no more than the flag',
    async (ask, found) => {
      identity.token.mockResolvedValue(found);
      expect(await session[ask]()).toBeUndefined();
      expect(session.$session.get()).toEqual({ status: 'replaced' });
      expect(platform.jar.has('fr_auth')).toBe(false);
      expect(identity.forget).not.toHaveBeenCalled();
    },
  );

  test('[decisions/one-customer-per-document] close the document for good', async () => {
    await session.token();
    identity.token.mockResolvedValue({ token: 'first again', claims: CLAIMS });
    await session.endSession();
    expect(await session.token()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'replaced' });
    // The identity would forget the session of the other customer.
    expect(identity.forget).not.toHaveBeenCalled();
  });

  test('[decisions/one-customer-per-document] outlive a refusal that was under way', async () => {
    const slow = Promise.withResolvers<Credentials>();
    identity.renew.mockReturnValue(slow.promise);
    const renewal = session.renewToken();
    await session.token();
    slow.reject(await over());
    expect(await renewal).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'replaced' });
  });
});

test('[identity/logout-deletes-cookie] a token that arrives after the sign-out does not flag the session again', async () => {
  await session.startSession();
  const slow = Promise.withResolvers<Credentials>();
  identity.token.mockReturnValue(slow.promise);
  const call = session.token();
  await expect.poll(() => identity.token).toHaveBeenCalled();
  await session.endSession();
  slow.resolve({ token: 'late', claims: CLAIMS });
  expect(await call).toBeUndefined();
  expect(platform.jar.has('fr_auth')).toBe(false);
});

test('SessionOver is no failure with words of its own', () => {
  expect(new SessionOver()).not.toBeInstanceOf(IdentityError);
});
