import { beforeEach, expect, test, vi } from 'vitest';
import { IdentityError, type Claims, type Credentials } from './identity.ts';
import { CLAIMS, mockIdentity, newDocument, type NewDocument } from '#tests/support/newDocument.ts';

const MARK = 'sign-out';

const identity = mockIdentity();
const isHosted = vi.fn<() => boolean>();

vi.mock('./fake.ts', () => ({ fake: identity }));
vi.mock('#platform/rootData.ts', () => ({ isHosted }));

let { platform, session } = {} as NewDocument;

beforeEach(async () => {
  ({ platform, session } = await newDocument(identity));
  session.chooseIdentity({ mode: 'fake' }, vi.fn());
  isHosted.mockReturnValue(false);
});

test('[identity/logout-deletes-cookie, decisions/unfinished-sign-out-mark] a sign-out that the provider cannot be told of removes the flag from the same domain, and leaves the mark', async () => {
  await session.startSession();
  session.beginSignOut();
  identity.end.mockResolvedValue('failed');
  expect(await session.endAtProvider('/fr/')).toBe('failed');
  expect(platform.jar.has('fr_auth')).toBe(false);
  expect(platform.written.get('fr_auth')).toMatchObject({ domain: '.example.fr' });
  expect(platform.device.read(MARK)).toBe('begun');
});

test.each(['ended', 'closed'] as const)(
  '[decisions/unfinished-sign-out-mark] a sign-out marks the device before anything is told to the provider, and removes the mark from a verified end (%s)',
  async (ending) => {
    await session.startSession();
    session.beginSignOut();
    expect(platform.device.read(MARK)).toBe('begun');
    expect(identity.end).not.toHaveBeenCalled();
    identity.end.mockResolvedValue(ending);
    expect(await session.endAtProvider('/fr/')).toBe(ending);
    expect(platform.device.read(MARK)).toBeUndefined();
  },
);

test('[decisions/unfinished-sign-out-mark] a sign-out that leaves for the provider keeps a mark', async () => {
  await session.startSession();
  session.beginSignOut();
  identity.end.mockResolvedValue('unproven');
  await session.endAtProvider('/fr/');
  await session.leaveForLogout('/fr/');
  expect(platform.device.read(MARK)).toBe('told');
  expect(identity.leaveForLogout).toHaveBeenCalledWith('/fr/');
});

test.each(['ended', 'unproven', 'failed'] as const)(
  '[decisions/unfinished-sign-out-mark] a sign-out that another tab has seen end meanwhile (here: %s) leaves alone what a new sign-in has stored',
  async (ending) => {
    await session.startSession();
    session.beginSignOut();
    identity.end.mockImplementation(() => {
      platform.device.remove(MARK);
      platform.jar.set('fr_auth', 'of the next customer');
      return Promise.resolve(ending);
    });
    expect(await session.endAtProvider('/fr/')).toBe('ended');
    expect(platform.jar.get('fr_auth')).toBe('of the next customer');
    expect(identity.forget).not.toHaveBeenCalled();
  },
);

test('[decisions/unfinished-sign-out-mark] where the device stores no mark, a sign-out forgets the session all the same', async () => {
  await session.startSession();
  identity.end.mockResolvedValue('unproven');
  expect(await session.endAtProvider('/fr/')).toBe('unproven');
  expect(identity.forget).toHaveBeenCalledOnce();
});

test.each(['token', 'renewToken'] as const)(
  '[identity/no-token-after-sign-out] a sign-out that has begun gives out no token any more (%s)',
  async (ask) => {
    await session.startSession();
    session.beginSignOut();
    expect(await session[ask]()).toBeUndefined();
    expect(identity.token).not.toHaveBeenCalled();
    expect(identity.renew).not.toHaveBeenCalled();
  },
);

test.each([
  ['token', 'token'],
  ['renewToken', 'renew'],
] as const)(
  '[identity/no-token-after-sign-out] a sign-out gives none to a call that is under way (%s)',
  async (ask, asked) => {
    await session.startSession();
    const slow = Promise.withResolvers<Credentials>();
    identity[asked].mockReturnValue(slow.promise);
    const call = session[ask]();
    await expect.poll(() => identity[asked]).toHaveBeenCalled();
    session.beginSignOut();
    slow.resolve({ token: 'late', claims: CLAIMS });
    expect(await call).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'signingOut' });
    expect(platform.jar.has('fr_auth')).toBe(false);
  },
);

test.each(['begun', 'told', 'of another build'])(
  '[decisions/unfinished-sign-out-mark] a sign-out that is not finished (%s): no session opens by itself, and the sign-in asks for the password',
  async (mark) => {
    platform.device.write(MARK, mark);
    expect(await session.token()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
    expect(identity.start).not.toHaveBeenCalled();
    await session.signIn({ target: '/fr/', language: 'fr' });
    expect(identity.signIn).toHaveBeenCalledWith({ target: '/fr/', language: 'fr', prompt: 'login' });
  },
);

test('[decisions/unfinished-sign-out-mark] a sign-out in another tab, whose message is late: the token is not given out', async () => {
  await session.startSession();
  platform.device.write(MARK, 'begun');
  expect(await session.token()).toBeUndefined();
  expect(session.$session.get()).toEqual({ status: 'anonymous' });
});

test('[errors/identity-errors-handled] a sign-out during the start is not taken for a failure of the start', async () => {
  const slow = Promise.withResolvers<Claims | undefined>();
  identity.start.mockReturnValue(slow.promise);
  const start = session.startSession();
  session.beginSignOut();
  slow.reject(new IdentityError('network'));
  await start;
  expect(session.$session.get()).toEqual({ status: 'signingOut' });
});

test('[decisions/unfinished-sign-out-mark, embedding/logout-message] a session opens in a host, which signs the customer in, once the provider has been told', async () => {
  isHosted.mockReturnValue(true);
  platform.device.write(MARK, 'told');
  expect(await session.token()).toBe('token');
});

test.each(['begun', 'of another build'])(
  '[decisions/unfinished-sign-out-mark, embedding/logout-message] no session opens in a host either before the provider has been told (%s)',
  async (mark) => {
    isHosted.mockReturnValue(true);
    platform.device.write(MARK, mark);
    expect(await session.token()).toBeUndefined();
    expect(session.$session.get()).toEqual({ status: 'anonymous' });
  },
);

test('[identity/no-token-after-sign-out] a sign-out stays one, whatever the provider refuses meanwhile', async () => {
  await session.startSession();
  const slow = Promise.withResolvers<Credentials>();
  identity.token.mockReturnValue(slow.promise);
  const call = session.token();
  await expect.poll(() => identity.token).toHaveBeenCalled();
  session.beginSignOut();
  const { SessionOver } = await import('./identity.ts');
  slow.reject(new SessionOver());
  expect(await call).toBeUndefined();
  expect(session.$session.get()).toEqual({ status: 'signingOut' });
});
