import { IdentityError, type IdentityProblem } from './identity.ts';

/** The SDK's own codes and OAuth's, by what they mean for the customer (specification, section 8). */
const SIGN_IN_AGAIN = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'mfa_required',
  'missing_refresh_token',
  'invalid_grant',
]);

const PROBLEMS: ReadonlyMap<string, IdentityProblem> = new Map([
  ['timeout', 'timeout'],
  ['cancelled', 'popup_closed'],
  ['popup_open', 'popup_blocked'],
  ['access_denied', 'denied'],
  ['state_mismatch', 'state'],
  ['missing_transaction', 'transaction'],
]);

/** The session is over, or wants the customer to do something: a new sign-in, not an error (OD-16). */
export function needsSignIn(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && SIGN_IN_AGAIN.has(code);
}

/** Which words the error page has for what the SDK threw. */
export function identityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityError) return error.problem;
  const code = errorCode(error);
  // The SDK's popup and its requests time out under one code; only the popup's carries the window.
  if (code === 'timeout' && typeof error === 'object' && error !== null && 'popup' in error)
    return 'popup_timeout';
  if (code !== undefined) return PROBLEMS.get(code) ?? 'unknown';
  const message = error instanceof Error ? error.message : '';
  // A refused identity token is a bare Error; so is a request that never came through.
  return /\((\w+)\) claim|ID token|Nonce|signature algorithm/i.test(message) ? 'token' : 'network';
}

function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
    ? error.error
    : undefined;
}
