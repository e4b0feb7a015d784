import type { Flag, Guard } from '#sites/routes.ts';

export interface GuardState {
  page: { guard: Guard; flag?: Flag };
  session: 'unknown' | 'anonymous' | 'authenticated' | 'failed' | 'replaced';
  account: 'pending' | 'failed' | { registered: boolean; mustVerifyMail: boolean };
  /** The built-in ones when the call failed; a missing flag is off (SP-06). */
  settings: 'pending' | Readonly<Partial<Record<Flag, boolean>>>;
}

export type Decision =
  /** Show nothing of the page yet: what the next guard needs is on its way. */
  | { kind: 'wait' }
  | { kind: 'signIn' }
  | { kind: 'goTo'; route: 'register' | 'mail' | 'home' }
  /** Not-found content, same URL (TR-24). */
  | { kind: 'notFound' }
  | { kind: 'unavailable' }
  | { kind: 'pass' };

/**
 * Session, registered, e-mail verified, feature flag, in this order (SP-01, SP-04).
 * The register page has no e-mail guard, so that an unregistered customer who must also verify does not loop:
 * registration comes first. The mail page has none either; who has nothing to verify may stay there.
 */
export function decide({ page, session, account, settings }: GuardState): Decision {
  if (page.guard === 'public') return { kind: 'pass' };

  // Replaced: the document is about to be left.
  if (session === 'unknown' || session === 'replaced') return { kind: 'wait' };
  if (session === 'anonymous') return { kind: 'signIn' };
  if (session === 'failed' || account === 'failed') return { kind: 'unavailable' };
  if (account === 'pending') return { kind: 'wait' };

  const registering = page.guard === 'register';
  if (account.registered === registering) return { kind: 'goTo', route: registering ? 'home' : 'register' };
  if (account.mustVerifyMail && page.guard === 'account') return { kind: 'goTo', route: 'mail' };

  if (page.flag === undefined) return { kind: 'pass' };
  if (settings === 'pending') return { kind: 'wait' };
  return { kind: settings[page.flag] === true ? 'pass' : 'notFound' };
}
