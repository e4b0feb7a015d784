import { platform } from '#platform/platform.ts';
import { IdentityError, type Claims } from './identity.ts';

let isReported = false;

/**
 * Reads an identity token that the SDK has verified (specification, sections 4 and 5).
 * @param namespace what the names of the tenant's own claims begin with
 * @throws IdentityError when it does not name an account: its calls would go nowhere
 */
export function readClaims(token: Readonly<Record<string, unknown>>, namespace: string): Claims {
  const own = (name: string): unknown => token[`${namespace}${name}`];
  const accountId = text(own('account_id'));
  if (accountId === '') throw new IdentityError('account');
  const firstLogin = own('first_login');
  const { email_verified: emailVerified } = token;
  if (firstLogin === undefined || emailVerified === undefined) reportMissing();
  return {
    accountId,
    clientId: accountId,
    icu: text(own('icu')),
    firstLogin: isTrue(firstLogin),
    // A tenant that does not issue the claim would lock everybody out.
    emailVerified: emailVerified === undefined ? undefined : isTrue(emailVerified),
  };
}

/** Once in a document: each renewal brings the same. */
function reportMissing(): void {
  if (isReported) return;
  isReported = true;
  platform().report('The tenant does not issue the claims first_login and email_verified', undefined);
}

/** Some tenants issue every claim as a text. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Some issue numbers. */
function text(value: unknown): string {
  return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
}
