import { atom } from 'nanostores';
import type { IdentitySettings } from '#sites/environment.ts';
import {
  IdentityError,
  SessionOver,
  type Claims,
  type Credentials,
  type Identity,
  type IdentityProblem,
  type SignInRequest,
} from './identity.ts';
import { flagSession, unflagSession } from './sessionCookie.ts';

export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; claims: Claims }
  /** A token or claims of another customer have come back: this document gives out nothing more. */
  | { status: 'replaced' }
  | { status: 'failed'; problem: IdentityProblem };

export const $session = atom<Session>({ status: 'unknown' });

let identity: Promise<Identity> | undefined;
let started: Promise<void> | undefined;

/** Which of the three modes this document runs; the code of the others is not fetched. */
export function chooseIdentity(settings: IdentitySettings): void {
  identity ??= load(settings);
  // Whoever waits for it is told; until somebody does, this is no unhandled rejection.
  identity.catch(() => undefined);
}

async function load(settings: IdentitySettings): Promise<Identity> {
  switch (settings.mode) {
    case 'provider':
      return (await import('./provider.ts')).createProvider(settings);
    case 'cookieSession':
      return (await import('./cookieSession.ts')).cookieSession;
    case 'fake':
      // Not part of a production export, whatever its host says (SP-58).
      if (__TIER__ === 'production') throw new IdentityError('unknown');
      return (await import('./fake.ts')).fake;
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
  if (isSignedIn()) return;
  try {
    const claims = await (await chosen()).start();
    // Another tab may have signed out meanwhile.
    if ($session.get().status !== 'unknown') return;
    if (claims) enterSession(claims);
    else $session.set({ status: 'anonymous' });
  } catch (error) {
    if (error instanceof SessionOver) await endSession();
    else
      $session.set({ status: 'failed', problem: error instanceof IdentityError ? error.problem : 'network' });
  }
}

/** The document goes on with the session that it has found or, after the callback, been given. */
export function enterSession(claims: Claims): void {
  flagSession();
  $session.set({ status: 'authenticated', claims });
}

export function isSignedIn(): boolean {
  return $session.get().status === 'authenticated';
}

/** Nothing may be sent any more, not even without a token: the cookie of another customer would go with it. */
export function isReplaced(): boolean {
  return $session.get().status === 'replaced';
}

/**
 * The access token of a session that there is; never starts one.
 * @throws IdentityError
 */
export async function token(): Promise<string | undefined> {
  await startSession();
  return (await ownCredentials((current) => current.token()))?.token;
}

/**
 * One silent renewal, which brings the claims of now too: the e-mail may have been verified meanwhile. Refused, the
 * session ends here: docs/decisions.md#end-of-session.
 * @returns undefined where there is no session any more
 * @throws IdentityError
 */
export async function renewToken(): Promise<string | undefined> {
  const renewed = await ownCredentials((current) => current.renew());
  if (!renewed) return undefined;
  if (renewed.token === undefined) {
    // The API has refused the cookie, and only whoever set it can renew it.
    await endSession();
    return undefined;
  }
  $session.set({ status: 'authenticated', claims: renewed.claims });
  return renewed.token;
}

/**
 * Credentials of the customer that this document shows; of no other:
 * docs/decisions.md#one-customer-per-document.
 */
async function ownCredentials(
  ask: (current: Identity) => Promise<Credentials>,
): Promise<Credentials | undefined> {
  if (!isSignedIn()) return undefined;
  try {
    const found = await ask(await chosen());
    const session = $session.get();
    // It may have ended meanwhile.
    if (session.status !== 'authenticated') return undefined;
    if (found.claims.accountId !== session.claims.accountId) {
      unflagSession();
      $session.set({ status: 'replaced' });
      return undefined;
    }
    flagSession();
    return found;
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error;
    if (isSignedIn()) await endSession();
    return undefined;
  }
}

/**
 * Leaves for the sign-in.
 * @throws IdentityError
 */
export async function signIn(request: SignInRequest): Promise<void> {
  await (await chosen()).signIn(request);
}

/** Ends the session at the provider too. Whoever calls this has wiped what is personal. */
export async function signOutOfProvider(returnTo: string): Promise<void> {
  try {
    await (await chosen()).signOut(returnTo);
  } finally {
    // Last: a call under way has flagged the session as long as there was one.
    unflagSession();
  }
}

/** Ends the session here only: it has ended elsewhere. */
export async function endSession(): Promise<void> {
  // What the identity would forget belongs to the other customer.
  if (isReplaced()) return;
  unflagSession();
  $session.set({ status: 'anonymous' });
  await (await chosen()).forget();
}
