import { IdentityError, type IdentityProblem } from './identity.ts';

/** Codes of the SDK, of OAuth and of OpenID Connect that mean a new sign-in (specification, section 8). */
const SIGN_IN_AGAIN = /^(?:[a-z_]+_required|missing_refresh_token|invalid_grant)$/;

const PROBLEMS: ReadonlyMap<string, IdentityProblem> = new Map([
  ['timeout', 'timeout'],
  ['cancelled', 'popup_closed'],
  ['popup_open', 'popup_blocked'],
  ['access_denied', 'denied'],
  ['state_mismatch', 'state'],
  ['missing_transaction', 'transaction'],
]);

/** The SDK's messages for an identity token that it refuses. */
const OF_TOKEN = /\(\w+\) claim|ID token|Nonce|signature algorithm/i;

/** Whether the error means a new sign-in: the session has ended, or the provider wants the customer to do something. */
export function needsSignIn(error: unknown): boolean {
  return SIGN_IN_AGAIN.test(errorCode(error) ?? '');
}

/**
 * Whether a code or a refresh token was refused because it has been used already. The SDK repeats a token request whose
 * answer was lost, with the same code.
 */
export function isUsedGrant(error: unknown): boolean {
  return errorCode(error) === 'invalid_grant';
}

/** Which problem the error page describes for an error of the SDK. */
export function identityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityError) return error.problem;
  const code = errorCode(error);
  // The SDK has one code for the time limits of popups and requests. Only the error of a popup holds the window.
  if (code === 'timeout' && 'popup' in (error as object)) return 'popup_timeout';
  if (code !== undefined) return PROBLEMS.get(code) ?? 'unknown';
  // The SDK throws a plain Error for a refused identity token and for a request that failed.
  return error instanceof Error && OF_TOKEN.test(error.message) ? 'token' : 'network';
}

function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
    ? error.error
    : undefined;
}
