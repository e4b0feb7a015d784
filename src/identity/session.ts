import { atom } from 'nanostores';
import { AUTH_COOKIE_DAYS, parentDomain } from '#platform/cookies.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import type { Environment } from '#sites/environment.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import {
  IdentityError,
  SessionOver,
  isSameCustomer,
  type Claims,
  type Credentials,
  type Ending,
  type Identity,
  type IdentityProblem,
  type SignInRequest,
} from './identity.ts';
import { markSignOut, mayOpenSilently, removeSignOutMark, signOutMark } from './signOutMark.ts';
import { endTurn, noteProof, takeTurn } from './turn.ts';

export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; claims: Claims }
  /** A token or claims of another customer have come back: this document gives out nothing more. */
  | { status: 'replaced' }
  /** The customer has asked to be signed out. No token is given out any more, even if the provider cannot be told. */
  | { status: 'signingOut' }
  /** `isBarred`: the sign-in itself may work. */
  | { status: 'failed'; problem: IdentityProblem; isBarred?: true | undefined };

export const $session = atom<Session>({ status: 'unknown' });

let identity: Promise<Identity> | undefined;
let started: Promise<void> | undefined;

/**
 * Chooses the mode of this document. The code of the other two modes is not fetched, but for the provider's, which most
 * documents have: each `import()` would hold up the session's first request.
 */
export function chooseIdentity(
  settings: Environment['identity'],
  createProvider: (settings: ProviderSettings) => Identity,
): void {
  identity ??= load(settings, createProvider);
  // Callers that await the identity get the error. Without this handler it would be unhandled until then.
  identity.catch(() => undefined);
}

async function load(
  settings: Environment['identity'],
  createProvider: (settings: ProviderSettings) => Identity,
): Promise<Identity> {
  switch (settings.mode) {
    case 'provider':
      return settings.openId
        ? (await import('./openIdProvider.ts')).createOpenIdProvider(settings, settings.openId)
        : createProvider(settings);
    case 'cookieSession':
      return (await import('./cookieSession.ts')).cookieSession;
    case 'fake':
      // A production export does not contain fake mode, whatever the host is called.
      if (__TIER__ === 'production') throw new IdentityError('unknown');
      return (await import('./fake.ts')).fake;
    case 'none':
      throw new IdentityError('unknown');
  }
}

function chosen(): Promise<Identity> {
  if (!identity) throw new Error('No identity mode is chosen');
  return identity;
}

/** Finds out whose session this is, once in a document. */
export function startSession(): Promise<void> {
  started ??= findSession();
  return started;
}

async function findSession(): Promise<void> {
  if ($session.get().status !== 'unknown') return;
  // Nothing opens by itself before the sign-out is finished, whatever the provider still knows.
  if (!mayOpenSilently()) {
    $session.set({ status: 'anonymous' });
    return;
  }
  try {
    const claims = await (await chosen()).start();
    // The customer may have signed out meanwhile, here or in another tab.
    if ($session.get().status !== 'unknown') return;
    if (claims && mayOpenSilently()) enterSession(claims);
    else $session.set({ status: 'anonymous' });
  } catch (error) {
    if ($session.get().status !== 'unknown') return;
    if (error instanceof SessionOver) await endSession();
    else {
      const { problem, isBarred } = error instanceof IdentityError ? error : new IdentityError('network');
      // Without a session cookie nobody is signed in, and nothing has failed.
      if (problem !== 'cookie') platform().report('Session could not be found', error);
      $session.set({ status: 'failed', problem, isBarred: isBarred || undefined });
    }
  }
}

/** Signs the document in, with a session that has been found or that the callback has received. */
export function enterSession(claims: Claims): void {
  flagSession();
  takeTurn(claims.accountId);
  $session.set({ status: 'authenticated', claims });
}

export function isSignedIn(): boolean {
  return $session.get().status === 'authenticated';
}

/** The account id of the token (specification, section 4). Undefined without a session, and in a mode without tokens. */
export function clientId(): string | undefined {
  const session = $session.get();
  return session.status === 'authenticated' ? session.claims.clientId : undefined;
}

/**
 * Whether another customer's session has replaced this one. No call may be sent then: it could carry that customer's
 * cookie.
 */
export function isReplaced(): boolean {
  return $session.get().status === 'replaced';
}

/**
 * The access token of the session. Never starts a sign-in.
 * @returns undefined without a session, and in a mode without tokens
 * @throws IdentityError
 */
export async function token(): Promise<string | undefined> {
  await startSession();
  return (asking ??= askForToken().finally(() => (asking = undefined)));
}

/*
 * A million open pages must not turn a fault of the API, or of the provider, into a storm at the provider. All calls of
 * a document share one request. After one that has failed, or whose token the API refuses too, it makes no other for a
 * while, unless the customer acts.
 */

const PAUSE_MS = 30_000;

/** The token of the last call. */
let latest: string | undefined;
let asking: Promise<string | undefined> | undefined;
let failed: { error: unknown; at: number } | undefined;
let renewing: Promise<string | undefined> | undefined;
let renewedAt = -Infinity;

async function askForToken(): Promise<string | undefined> {
  const paused = failed && isRecent(failed.at) && !isPressed() ? failed : undefined;
  try {
    const found = (await ownCredentials((current) => current.token(paused !== undefined)))?.token;
    failed = paused;
    latest = found;
    return found;
  } catch (error) {
    if (paused) throw paused.error;
    return fail(error);
  }
}

function fail(error: unknown): never {
  failed = { error, at: platform().now() };
  throw error;
}

/** @param at in epoch milliseconds */
function isRecent(at: number): boolean {
  return platform().now() - at < PAUSE_MS;
}

/** Firefox 115 does not say. */
function isPressed(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.isActive ?? false;
}

/**
 * A token in place of one that the API has refused: the newer one that another call has by now, or a new one.
 * @param isAct the call is one that changes something
 * @returns the refused one itself where no other can be had for now; undefined when the session has ended
 * @throws IdentityError
 */
export function tokenAfter(refused: string | undefined, isAct: boolean): Promise<string | undefined> {
  if (refused && latest && refused !== latest) return Promise.resolve(latest);
  if (!renewing && !isAct && isRecent(renewedAt)) return Promise.resolve(refused);
  return (renewing ??= renewToken()
    .catch(fail)
    .finally(() => {
      renewing = undefined;
      renewedAt = platform().now();
    }));
}

/**
 * Renews the token once, silently, with its claims: the e-mail address may have been verified meanwhile. When the
 * provider refuses, the session ends.
 * @returns undefined when the session has ended
 * @throws IdentityError
 */
export async function renewToken(): Promise<string | undefined> {
  const renewed = await ownCredentials((current) => current.renew());
  if (!renewed) return undefined;
  if (renewed.token === undefined) {
    // The API has refused the cookie, and this site cannot renew it.
    await endSession();
    return undefined;
  }
  latest = renewed.token;
  failed = undefined;
  $session.set({ status: 'authenticated', claims: renewed.claims });
  return latest;
}

/**
 * Credentials of the customer whose data this document shows, never those of another customer
 * (docs/decisions.md#one-customer-per-document).
 */
export async function ownCredentials(
  ask: (current: Identity) => Promise<Credentials>,
): Promise<Credentials | undefined> {
  if (!isSignedIn()) return undefined;
  try {
    const found = await ask(await chosen());
    const session = $session.get();
    // The session may have ended meanwhile.
    if (session.status !== 'authenticated') return undefined;
    // The message of the tab that signs out may be late.
    if (!mayOpenSilently()) throw new SessionOver();
    if (!isSameCustomer(found.claims, session.claims)) {
      unflagSession();
      $session.set({ status: 'replaced' });
      return undefined;
    }
    flagSession();
    if (latest && found.token !== latest) {
      renewedAt = platform().now();
      noteProof(found.claims.accountId);
    }
    return found;
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error;
    if (isSignedIn()) await endSession();
    return undefined;
  }
}

/** Whether the page at which the customer signs in can be reached. */
export function signInAnswers(): Promise<boolean> {
  return chosen()
    .then((current) => current.answers())
    .catch(() => false);
}

/**
 * Leaves for the sign-in.
 * @throws IdentityError
 */
export async function signIn(request: SignInRequest): Promise<void> {
  const prompt = signOutMark() ? 'login' : request.prompt;
  await (await chosen()).signIn({ ...request, prompt });
}

/**
 * The first step of a sign-out: this document gives out no token any more, and no page of this site opens a session by
 * itself. The mark comes before anything that needs a network.
 */
export function beginSignOut(): void {
  markSignOut('begun');
  endTurn();
  unflagSession();
  $session.set({ status: 'signingOut' });
}

/**
 * Tries to end the session at the provider too. The caller has removed all personal data before.
 * @param returnTo a path of this site, to which the provider leads when it is visited for that
 */
export async function endAtProvider(returnTo: string): Promise<Ending> {
  const isUnfinished = signOutMark() !== undefined;
  const current = await chosen();
  const ending = await current.end(returnTo);
  // Another tab has seen the end. What is stored by now is of a sign-in that has begun since.
  if (isUnfinished && !signOutMark()) return 'ended';
  // Last, because a call that was under way may have set cookies again.
  unflagSession();
  await current.forget();
  if (ending === 'ended' || ending === 'closed') removeSignOutMark();
  return ending;
}

/** Leaves for the provider's logout, which ends the session also where the provider's cookies are kept from frames. */
export async function leaveForLogout(returnTo: string): Promise<void> {
  markSignOut('told');
  await (await chosen()).leaveForLogout(returnTo);
}

/** The API has answered with another customer's account. Nothing shows, and no call goes out any more. */
export function refuseSession(): void {
  if (!isSignedIn()) return;
  unflagSession();
  $session.set({ status: 'failed', problem: 'account' });
}

/** Ends the session in this document only, after it has ended elsewhere. */
export async function endSession(): Promise<void> {
  // The identity would forget the session of the other customer.
  if (isReplaced()) return;
  unflagSession();
  $session.set({ status: 'anonymous' });
  await (await chosen()).forget();
}

/**
 * Tells the chain's other sites about the session: `1`, for one hour, on the parent domain (specification, section 9).
 */
const FLAG = `${site.id}_auth`;

function flagSession(): void {
  platform().cookies.write(FLAG, '1', {
    days: AUTH_COOKIE_DAYS,
    domain: parentDomain(platform().location().hostname),
  });
}

function unflagSession(): void {
  latest = undefined;
  platform().cookies.remove(FLAG, { domain: parentDomain(platform().location().hostname) });
}
