import { createRemoteJWKSet, jwtVerify } from 'jose';
import Provider, { type Configuration, type FindAccount } from 'oidc-provider';
import type { VerifyToken } from '#sandbox/provider/tokens.ts';
import { listen } from './listen.ts';

const SCOPES = 'openid profile email';

export interface TenantOptions {
  port: number;
  /** The origin of the site's pages, and the languages in which a sign-out leads home. */
  site: { origin: string; languages: readonly string[] };
  client: { id: string; audience: string };
  /** With paths, parameters and a logout as OpenID Connect has them, in place of Auth0's. */
  isPlain: boolean;
  /** Further sites of the tenant. */
  further?: readonly Pick<TenantOptions, 'site' | 'client'>[];
  /** What the identity token says about whoever signs in with a login, by the full names of the claims. */
  claimsOf: (login: string) => Readonly<Record<string, unknown>>;
}

export interface Tenant {
  verify: VerifyToken;
  stop: () => Promise<void>;
}

/**
 * oidc-provider with its own pages, words and defaults, set up as docs/connect.md tells the operator of a tenant.
 * The stand-in provider is made for the site; nothing here is, so the site cannot rest on what the stand-in does.
 */
export async function startOtherTenant(options: TenantOptions): Promise<Tenant> {
  const path = options.isPlain ? '/realms/cinema' : '';
  const origin = `http://localhost:${String(options.port)}`;
  const issuer = options.isPlain ? origin + path : `${origin}/`;
  const provider = new Provider(issuer, configuration(options));
  if (!options.isPlain) provider.use(endSession(provider, options));
  const answer = provider.callback();
  const { stop } = await listen((request, response) => {
    const { url = '' } = request;
    // As a router would mount it: the provider finds its own path by the difference.
    if (url.startsWith(path)) Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
    void answer(request, response);
  }, options.port);
  const keys = createRemoteJWKSet(new URL(`${origin}${path}/jwks`));
  return {
    async verify(token, audience) {
      const checked = await jwtVerify(token, keys, { issuer, audience }).catch(() => undefined);
      return checked?.payload.sub === undefined ? undefined : { subject: checked.payload.sub };
    },
    stop,
  };
}

function configuration({ site, client, further = [], claimsOf, isPlain }: TenantOptions): Configuration {
  const findAccount: FindAccount = (_ctx, subject) => ({
    accountId: subject,
    claims: () => ({ sub: subject, ...claimsOf(subject) }),
  });
  const sites = [{ site, client }, ...further];
  return {
    clients: sites.map((one) => ({
      client_id: one.client.id,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${one.site.origin}/callback/`],
      post_logout_redirect_uris: homes(one.site),
    })),
    ttl: { AccessToken: 300 },
    routes: isPlain
      ? { authorization: '/auth', token: '/token', end_session: '/end_session' }
      : { authorization: '/authorize', token: '/oauth/token' },
    scopes: ['openid', 'offline_access'],
    claims: { openid: Object.keys(claimsOf('someone')), profile: [], email: [] },
    extraParams: isPlain ? [] : ['audience'],
    features: {
      ...(!isPlain && { webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' } }),
      resourceIndicators: {
        enabled: true,
        ...(!isPlain && { defaultResource: () => client.audience }),
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    clientBasedCORS: (_ctx, origin) => sites.some((one) => origin === one.site.origin),
    // By default only a request that asks for consent gets one.
    issueRefreshToken: (_ctx, { grantTypes = [] }) => grantTypes.includes('refresh_token'),
    findAccount,
  };
}

/** Auth0's logout. That of OpenID Connect has another path and other parameters, and asks the customer first. */
function endSession(provider: Provider, { site }: TenantOptions): Parameters<Provider['use']>[0] {
  return async function end(ctx, next): Promise<void> {
    if (ctx.path !== '/v2/logout') {
      await next();
      return;
    }
    const { returnTo } = ctx.query;
    if (typeof returnTo !== 'string' || !homes(site).includes(returnTo)) {
      ctx.status = 400;
      return;
    }
    const session = await provider.Session.get(ctx);
    await session.destroy();
    ctx.redirect(returnTo);
  };
}

function homes({ origin, languages }: TenantOptions['site']): string[] {
  return languages.map((language) => `${origin}/${language}/`);
}
