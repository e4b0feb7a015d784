import type { Language } from '#sites/site.ts';

/** Claims of the token about the customer (specification, section 4). */
export interface Claims {
  /** Whose session it is: the owner of all that this device keeps. */
  accountId: string;
  /** The account id of the token, for the calls that name the customer. Undefined in the modes without a token. */
  clientId?: string;
  /** The customer's number at the chain. Empty where the tenant issues none. */
  icu: string;
  firstLogin: boolean;
  /** Undefined where nobody says: a tenant without the claim, or a session without a token. */
  emailVerified: boolean | undefined;
}

/** Whether two sessions are of one customer. A number that one of them lacks says nothing. */
export function isSameCustomer(one: Claims, other: Claims): boolean {
  const sameNumber = one.icu === other.icu || one.icu === '' || other.icu === '';
  return one.accountId === other.accountId && sameNumber;
}

/**
 * Whether the mail guard applies: not at the first login, and only to an unverified address (specification, section 3).
 */
export function mustVerifyMail(claims: Pick<Claims, 'firstLogin' | 'emailVerified'>): boolean {
  return !claims.firstLogin && claims.emailVerified === false;
}

/** What can go wrong with a sign-in (specification, section 8). The error page has a text for each. */
export const IDENTITY_PROBLEMS = [
  'timeout',
  'network',
  'denied',
  'state',
  'transaction',
  'token',
  'cookie',
  /** The token names no account. */
  'account',
  'popup_closed',
  'popup_timeout',
  'popup_blocked',
  'unknown',
] as const;
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

export class IdentityError extends Error {
  readonly problem: IdentityProblem;
  /** Only the silent way is barred: the provider answers, and its frame does not. Its own page signs in. */
  readonly isBarred: boolean;

  /** @param cause what has happened, for the reports */
  constructor(problem: IdentityProblem, isBarred = false, cause?: unknown) {
    super(problem, { cause });
    this.name = 'IdentityError';
    this.problem = problem;
    this.isBarred = isBarred;
  }
}

export interface SignInRequest {
  /** Path of this site to which the customer comes back. */
  target: string;
  language: Language;
  /** `login` shows the sign-in form even when the provider still has a session; `none` lets it ask nothing. */
  prompt?: 'login' | 'none' | undefined;
}

/** The token of a call, and the customer whose token it is. */
export interface Credentials {
  /** Undefined with a session cookie, which the browser sends instead. */
  token: string | undefined;
  claims: Claims;
}

/**
 * The session has ended, or the provider wants the customer to do something. Both lead to a new sign-in and are not
 * shown as errors.
 */
export class SessionOver extends Error {}

/**
 * How an attempt to end the session has gone. `ended`: nobody is signed in any more, at the provider either. `closed`:
 * neither, and this mode has no page to sign in, to which another page would lead.
 * `unproven`: only a visit to the provider's logout can end the session. `failed`: the provider cannot be reached, or
 * still knows the customer.
 */
export type Ending = 'ended' | 'closed' | 'unproven' | 'failed';

/** A way of signing in. The environment chooses one of three (specification, section 4). */
export interface Identity {
  /**
   * Finds out whose session this is, without a visible step.
   * @returns undefined for a visitor who was not signed in here
   * @throws SessionOver, IdentityError
   */
  start(): Promise<Claims | undefined>;
  /**
   * The access token for a call, renewed when it is about to expire. The claims are read after the token, because the
   * renewal may have brought the claims of another customer.
   * @param isPaused makes no request: the token in memory, or none
   * @throws SessionOver, IdentityError
   */
  token(isPaused?: boolean): Promise<Credentials>;
  /**
   * A new token in place of the one in memory, with its claims.
   * @throws SessionOver, IdentityError
   */
  renew(): Promise<Credentials>;
  /**
   * Asks once, silently, whose session it is by now. Only an answer ends it: whatever else goes wrong, the token in
   * memory stays. Left out where no other site shares the session.
   * @throws SessionOver, IdentityError
   */
  prove?(): Promise<Credentials>;
  /**
   * Leaves for the sign-in.
   * @throws IdentityError
   */
  signIn(request: SignInRequest): Promise<void>;
  /** Ends the session at the provider, or removes its cookie, without leaving the page. Never rejects. */
  end(returnTo: string): Promise<Ending>;
  /** Leaves for the provider's logout, which leads to the path, after an ending that is `unproven`. */
  leaveForLogout(returnTo: string): Promise<void>;
  /** Whether the page at which the customer signs in can be reached. */
  answers(): Promise<boolean>;
  /** Forgets the session in this document only. */
  forget(): Promise<void>;
}
