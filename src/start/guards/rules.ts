import type { Flag } from '#sites/flags.ts';
import type { Guard } from '#sites/routes.ts';

export interface GuardState {
  page: { guard: Guard; flag?: Flag };
  session: 'unknown' | 'anonymous' | 'authenticated' | 'failed' | 'replaced' | 'signingOut';
  account: 'pending' | 'failed' | { registered: boolean; mustVerifyMail: boolean };
  /** The flags of the build when the call failed. A missing flag is off. */
  settings: 'pending' | Readonly<Partial<Record<Flag, boolean>>>;
}

export type Decision =
  /** The next guard's data has not arrived. Nothing of the page shows. */
  | { kind: 'wait' }
  | { kind: 'signIn' }
  | { kind: 'goTo'; route: 'register' | 'mail' | 'home' }
  /** The page's feature is off: not-found content at the same address. */
  | { kind: 'notFound' }
  | { kind: 'unavailable' }
  | { kind: 'pass' };

/**
 * Checks session, registration, verified e-mail address and feature flag, in this order.
 *
 * The register page has no e-mail guard: a customer who must register and verify would be sent back and forth. The mail
 * page has none either, and a customer who has nothing to verify may stay there.
 */
export function decide({ page, session, account, settings }: GuardState): Decision {
  if (page.guard === 'public') return { kind: 'pass' };

  // When another customer's session has replaced this one, the document is about to be left.
  if (session === 'unknown' || session === 'replaced') return { kind: 'wait' };
  if (session === 'anonymous' || session === 'signingOut') return { kind: 'signIn' };
  if (session === 'failed' || account === 'failed') return { kind: 'unavailable' };
  if (account === 'pending') return { kind: 'wait' };

  const registering = page.guard === 'register';
  if (account.registered === registering) return { kind: 'goTo', route: registering ? 'home' : 'register' };
  if (account.mustVerifyMail && page.guard === 'account') return { kind: 'goTo', route: 'mail' };

  if (page.flag === undefined) return { kind: 'pass' };
  if (settings === 'pending') return { kind: 'wait' };
  return { kind: settings[page.flag] === true ? 'pass' : 'notFound' };
}
