import type { Language } from '#sites/site.ts';

/** What the token says of the customer (specification, section 4). */
export interface Claims {
  accountId: string;
  icu: string;
  firstLogin: boolean;
  emailVerified: boolean;
}

/** True when it is not the first login and the mail is not verified (specification, section 3). */
export function mustVerifyMail(claims: Pick<Claims, 'firstLogin' | 'emailVerified'>): boolean {
  return !claims.firstLogin && !claims.emailVerified;
}

/** What can go wrong with signing in (specification, section 8); each has its words on the error page. */
export const IDENTITY_PROBLEMS = [
  'timeout',
  'network',
  'denied',
  'state',
  'transaction',
  'token',
  'cookie',
  'popup_closed',
  'popup_timeout',
  'popup_blocked',
  'unknown',
] as const;
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

export class IdentityError extends Error {
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem) {
    super(problem);
    this.name = 'IdentityError';
    this.problem = problem;
  }
}

export interface SignInRequest {
  /** Where the customer comes back to, a path of this site. */
  target: string;
  language: Language;
  /** Asks even whom the provider still knows. */
  prompt?: 'login' | undefined;
}

/** What a call is sent with, and whose it is. */
export interface Credentials {
  /** Undefined where calls carry none: a cookie goes with them instead. */
  token: string | undefined;
  claims: Claims;
}

/** There is no session any more, or it wants the customer to do something: a new sign-in, not an error (OD-16). */
export class SessionOver extends Error {}

/** One of the three ways to be known (specification, section 4), chosen by the environment. */
export interface Identity {
  /**
   * Whose session this is, without a visible step.
   * @returns undefined for a visitor who was not signed in here
   * @throws SessionOver, IdentityError
   */
  start(): Promise<Claims | undefined>;
  /**
   * The access token for a call, renewed when it is about to expire. The claims are those of now, read after the
   * token: the renewal may have brought another customer's.
   * @throws SessionOver, IdentityError
   */
  token(): Promise<Credentials>;
  /**
   * A new token past the one in memory, with the claims of now.
   * @throws SessionOver, IdentityError
   */
  renew(): Promise<Credentials>;
  /**
   * Leaves for the sign-in.
   * @throws IdentityError
   */
  signIn(request: SignInRequest): Promise<void>;
  /** Ends the session where it is kept and leaves for the path given. */
  signOut(returnTo: string): Promise<void>;
  /** Forgets the session here only. */
  forget(): Promise<void>;
}
