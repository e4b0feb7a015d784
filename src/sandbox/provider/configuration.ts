import { randomBytes } from 'node:crypto';
import {
  errors,
  interactionPolicy,
  type Configuration,
  type FindAccount,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Grants } from './browsers.ts';
import { claimsOfSubject, claimsOfScopes, organisationClaims } from './claims.ts';
import { clientMetadata } from './clients.ts';
import { sendErrorPage } from './errorPage.ts';
import type { ProviderClient, ProviderOptions } from './interfaces.ts';
import type { Store } from './store.ts';
import type { SigningKey } from './tokens.ts';

const HOUR = 3600;
const SCOPES = 'openid profile email offline_access';

export interface Shared {
  options: ProviderOptions;
  store: Store;
  key: SigningKey;
  grants: Grants;
}

/** What the sign-in and the linking of an identity have in common. */
export function configuration({ options, store, key, grants }: Shared): Configuration {
  return {
    adapter: (model) => store.adapter(model),
    clients: options.clients.map(clientMetadata),
    jwks: { keys: [key.jwk] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: claimsOfScopes(options.clients),
    // The provider calls this function for every authorization, even without the parameter.
    extraParams: {
      audience: keepOfflineAccess,
      connection: null,
      organization: null,
      screen_hint: null,
      auth0Client: null,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, client) =>
          String(ctx.query.audience ?? clientWith(options, client.clientId)?.audience),
        // The SDK's token requests name no audience.
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, audience, client) {
          // Only this error goes back to the site; the other errors end on a page of the provider.
          if (audience !== clientWith(options, client.clientId)?.audience)
            throw new errors.AccessDenied(`Service not found: ${audience}`);
          return { audience, scope: SCOPES, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } };
        },
      },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 24 * HOUR,
      IdToken: 10 * HOUR,
      Interaction: HOUR,
      RefreshToken: 24 * HOUR,
      Session: HOUR,
    },
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, { clientId }) =>
      options.clients.some(({ id, origins }) => id === clientId && origins.includes(origin)),
    findAccount: findAccount({ options, grants }),
    loadExistingGrant: (ctx) => grantEverything(ctx, options),
    renderError(ctx, { error, error_description }) {
      sendErrorPage(ctx, `${error}: ${error_description ?? ''}`);
    },
  };
}

/** Asks for a sign-in where there is no account, and where the session's account no longer exists. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const check = policy.get('login')?.checks.get('no_session');
  if (!check) throw new Error('oidc-provider has another policy than the one this was written for');
  check.description = 'Login required';
  check.check = (ctx) => !ctx.oidc.account;
  return policy;
}

/** Linking asks every time, even for the identity that was linked last. */
export function linkingPolicy(): interactionPolicy.DefaultPolicy {
  const { Check } = interactionPolicy;
  const policy = signInPolicy();
  const asked = new Check('linking', 'Login required', 'login_required', (ctx) => !ctx.oidc.result?.login);
  policy.get('login')?.checks.add(asked);
  return policy;
}

/** oidc-provider drops `offline_access` unless the request asks for consent, which a first party never does. */
function keepOfflineAccess({ oidc: { params }, query }: KoaContextWithOIDC): void {
  if (!params || !String(query.scope).split(' ').includes('offline_access')) return;
  params.scope = `${String(params.scope)} offline_access`;
}

/** A first party's client is granted what it asks for without a consent page. */
async function grantEverything(
  { oidc }: KoaContextWithOIDC,
  options: ProviderOptions,
): Promise<Grant | undefined> {
  const { session, client, provider } = oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known === undefined ? undefined : await provider.Grant.find(known)) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  const audience = clientWith(options, client.clientId)?.audience;
  if (audience !== undefined) grant.addResourceScope(audience, SCOPES);
  await grant.save();
  return grant;
}

function clientWith({ clients }: ProviderOptions, clientId: string): ProviderClient | undefined {
  return clients.find(({ id }) => id === clientId);
}

function findAccount({ options, grants }: Pick<Shared, 'options' | 'grants'>): FindAccount {
  return function find({ oidc }, subject, token) {
    const namespace = clientWith(options, oidc.client?.clientId ?? '')?.claims ?? '';
    const claims = claimsOfSubject(options.accounts, subject, namespace);
    const organisation = organisationClaims(grants.get(token?.grantId ?? '')?.organisation);
    return claims && { accountId: subject, claims: () => ({ ...claims, ...organisation }) };
  };
}
