import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrival } from './arrival.ts';
import { createBrowsers, type Grants } from './browsers.ts';
import type { ProviderOptions } from './interfaces.ts';
import { queryValue, type Middleware } from './koa.ts';
import { linkedIdentity } from './linkedIdentities.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { createOpenid, LINKING_PATH, type Openid } from './openid.ts';
import { createStore } from './store.ts';
import { createSigningKey, createVerifier, type VerifyToken } from './tokens.ts';
import { userinfo } from './userinfo.ts';

export interface SandboxProvider {
  handler: (req: IncomingMessage, res: ServerResponse) => void;
  /** Checks an access token for the API: signature, issuer, audience and expiry. */
  verifyAccessToken: VerifyToken;
}

/** An OpenID provider for the sandbox, with Auth0's paths and behaviour. */
export function createProvider(options: ProviderOptions): SandboxProvider {
  const store = createStore();
  const key = createSigningKey();
  const grants: Grants = new Map();
  const browsers = createBrowsers(store, grants);
  const openid = createOpenid({ options, store, key, grants }, browsers);
  const origins = new Set(options.clients.flatMap((client) => client.origins));
  const verifyAccessToken = createVerifier({
    key,
    issuer: openid.signIn.issuer,
    now: options.now ?? Date.now,
  });

  openid.signIn.use(arrival(options, { browsers, key, origins }));
  openid.signIn.use(login(options, openid, browsers));
  openid.signIn.use(logout(options, openid.signIn));
  openid.signIn.use(userinfo(options, verifyAccessToken, origins));
  openid.signIn.use(leadToLinking(openid));

  const answer = openid.signIn.callback();
  return {
    verifyAccessToken,
    handler(req, res) {
      if (!options.sandboxRoutes?.(req, res)) void answer(req, res);
    },
  };
}

function leadToLinking({ linking }: Openid): Middleware {
  const answer = linking.callback();
  return async function lead(ctx, next) {
    const asked = ctx.path === '/authorize' && linkedIdentity(queryValue(ctx, 'connection')) !== undefined;
    if (asked) ctx.path = LINKING_PATH;
    if (!asked && !ctx.path.startsWith(`${LINKING_PATH}/`)) return next();
    ctx.respond = false;
    await answer(ctx.req, ctx.res);
  };
}
