import type { ProviderAccounts, ProviderClient } from './interfaces.ts';
import { identityOfSubject } from './linkedIdentities.ts';

/** Which scope asks for which claims, as oidc-provider's configuration takes it. */
export function claimsOfScopes(clients: readonly ProviderClient[]): Record<string, string[]> {
  const own = clients.flatMap(({ claims }) =>
    ['account_id', 'icu', 'first_login'].map((name) => claims + name),
  );
  return {
    openid: ['sub', 'org_id', 'org_name', ...new Set(own)],
    profile: ['name', 'given_name'],
    email: ['email', 'email_verified'],
  };
}

export interface SubjectClaims {
  sub: string;
  [name: string]: unknown;
}

/**
 * Undefined when the session has ended.
 * @param namespace what the names of the claims about the account begin with
 */
export function claimsOfSubject(
  accounts: ProviderAccounts,
  subject: string,
  namespace: string,
): SubjectClaims | undefined {
  const linked = identityOfSubject(subject);
  if (linked) {
    const { name, givenName, mail } = linked;
    return { sub: subject, name, given_name: givenName, email: mail, email_verified: true };
  }
  const claims = accounts.claims(subject);
  return (
    claims && {
      sub: subject,
      name: claims.name,
      given_name: claims.givenName,
      email: claims.email,
      email_verified: claims.emailVerified,
      [`${namespace}account_id`]: claims.accountId,
      [`${namespace}icu`]: claims.icu,
      [`${namespace}first_login`]: claims.firstLogin,
    }
  );
}

/** The customer belongs to any organisation that is asked for: by id where the value looks like an id, else by name. */
export function organisationClaims(organisation: string | undefined): Record<string, string> {
  if (organisation === undefined) return {};
  return organisation.startsWith('org_')
    ? { org_id: organisation }
    : { org_name: organisation.toLowerCase() };
}
