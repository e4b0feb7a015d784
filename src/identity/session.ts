import { atom } from 'nanostores';
import type { IdentitySettings } from '#sites/environment.ts';
import {
  IdentityError,
  SessionOver,
  type Claims,
  type Identity,
  type IdentityProblem,
  type SignInRequest,
} from './identity.ts';
import { flagSession, unflagSession } from './sessionCookie.ts';

export type Session =
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; claims: Claims }
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

/**
 * The access token of a session that there is; never starts one (D-05).
 * @throws IdentityError
 */
export async function token(): Promise<string | undefined> {
  await startSession();
  return fromSession(async (current) => current.token());
}

/**
 * One silent renewal, which brings the claims of now too: the e-mail may have been verified meanwhile (SP-05).
 * Refused, or another customer's by now, the local session ends (OD-16).
 * @returns undefined where there is no session any more
 * @throws IdentityError
 */
export function renewToken(): Promise<string | undefined> {
  return fromSession(async (current) => {
    const renewed = await current.renew();
    const session = $session.get();
    // It may have ended meanwhile.
    if (session.status !== 'authenticated') return undefined;
    if (renewed.claims.accountId !== session.claims.accountId) throw new SessionOver();
    $session.set({ status: 'authenticated', claims: renewed.claims });
    return renewed.token;
  });
}

async function fromSession(
  ask: (current: Identity) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  try {
    const found = await ask(await chosen());
    // It may have ended meanwhile.
    if (!isSignedIn()) return undefined;
    flagSession();
    return found;
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error;
    await endSession();
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
  unflagSession();
  $session.set({ status: 'anonymous' });
  await (await chosen()).forget();
}
