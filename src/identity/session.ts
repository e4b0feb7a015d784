import { atom } from 'nanostores';
import type { IdentitySettings } from '#sites/environment.ts';
import type { Language } from '#sites/site.ts';
import { IdentityError, type Claims, type Identity, type IdentityProblem } from './identity.ts';
import { unflagSession } from './sessionCookie.ts';

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
  if (identity) return;
  switch (settings.mode) {
    case 'provider':
      identity = import('./provider.ts').then(({ createProvider }) => createProvider(settings));
      break;
    case 'cookieSession':
      identity = import('./cookieSession.ts').then((module) => module.cookieSession);
      break;
    case 'fake':
      identity = import('./fake.ts').then((module) => module.fake);
      break;
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
  if ($session.get().status === 'authenticated') return;
  try {
    const claims = await (await chosen()).start();
    $session.set(claims ? { status: 'authenticated', claims } : { status: 'anonymous' });
  } catch (error) {
    $session.set({ status: 'failed', problem: error instanceof IdentityError ? error.problem : 'network' });
  }
}

/** After the callback: the document goes on with the session that it has just been given. */
export function enterSession(claims: Claims): void {
  $session.set({ status: 'authenticated', claims });
}

/** The access token of a session that there is; never starts one (D-05). */
export async function token(): Promise<string | undefined> {
  await startSession();
  return $session.get().status === 'authenticated' ? (await chosen()).token() : undefined;
}

/** One silent renewal. Refused, the local session ends (OD-16). */
export async function renewToken(): Promise<string | undefined> {
  const renewed = await (await chosen()).renew();
  if (renewed === undefined) await endSession();
  return renewed;
}

/**
 * Leaves for the sign-in.
 * @throws IdentityError
 */
export async function signIn(target: string, language: Language): Promise<void> {
  await (await chosen()).signIn(target, language);
}

/** Ends the session at the provider too. Whoever calls this has wiped what is personal. */
export async function signOutOfProvider(returnTo: string): Promise<void> {
  unflagSession();
  await (await chosen()).signOut(returnTo);
}

/** Ends the session here only: it has ended elsewhere. */
export async function endSession(): Promise<void> {
  unflagSession();
  $session.set({ status: 'anonymous' });
  await (await chosen()).forget();
}
