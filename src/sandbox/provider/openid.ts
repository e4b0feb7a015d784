import Provider, { type errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Browsers } from './browsers.ts';
import { configuration, linkingPolicy, signInPolicy, type Shared } from './configuration.ts';

export const SIGN_IN_PATH = '/u/login';

/** The internal path that authorizations with `connection=` are led to. */
export const LINKING_PATH = '/linking';

const ROUTES = {
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
};

export interface Openid {
  signIn: Provider;
  linking: Provider;
}

/**
 * The provider, and a second provider for the linking of an identity. They share keys, clients and store, so that each
 * can exchange the other's codes. They do not share the session's cookie: linking leaves the customer's session alone.
 */
export function createOpenid(shared: Shared, browsers: Browsers): Openid {
  const issuer = `${shared.options.origin}/`;
  const common = configuration(shared);
  const url = (_ctx: unknown, { uid }: { uid: string }): string => `${SIGN_IN_PATH}?state=${uid}`;

  const signIn = new Provider(issuer, {
    ...common,
    routes: { ...ROUTES, authorization: '/authorize' },
    interactions: { policy: signInPolicy(), url },
  });
  const linking = new Provider(issuer, {
    ...common,
    routes: { ...ROUTES, authorization: LINKING_PATH },
    interactions: { policy: linkingPolicy(), url },
    cookies: {
      ...common.cookies,
      names: { session: '_linking', interaction: '_linking_interaction', resume: '_linking_resume' },
    },
  });

  function remember({ oidc, req }: KoaContextWithOIDC): void {
    const { browserId } = browsers.of(req);
    const organisation = oidc.params?.organization;
    if (oidc.grant)
      shared.grants.set(oidc.grant.jti, {
        browserId,
        organisation: typeof organisation === 'string' ? organisation : undefined,
      });
  }

  signIn.on('authorization.success', (ctx) => {
    remember(ctx);
    const { browserId } = browsers.of(ctx.req);
    if (ctx.oidc.account && browserId) shared.options.accounts.bind(ctx.oidc.account.accountId, browserId);
  });
  linking.on('authorization.success', remember);
  for (const provider of [signIn, linking]) provider.on('authorization.error', postAsSuccess);
  signIn.on('grant.error', (ctx, error) => {
    // The SDK falls back to the iframe when it reads Auth0's words for an invalid refresh token.
    if (error.error !== 'invalid_grant' || ctx.oidc.params?.grant_type !== 'refresh_token') return;
    ctx.body = { error: error.error, error_description: 'Unknown or invalid refresh token.' };
  });

  return { signIn, linking };
}

/** An error that is posted to the site is answered with status 200, as by Auth0, so that the console stays empty. */
function postAsSuccess(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError): void {
  if (ctx.oidc.params?.response_mode === 'web_message' && error.allow_redirect) ctx.status = 200;
}
