import { allowOrigin } from './arrival.ts';
import { bearerOf } from './browsers.ts';
import { claimsOfSubject } from './claims.ts';
import type { ProviderAccounts } from './interfaces.ts';
import type { Middleware } from './koa.ts';
import type { VerifyToken } from './tokens.ts';

/** Takes the API's access token, as Auth0 does; oidc-provider's own endpoint would refuse the token's audience. */
export function userinfo(
  accounts: ProviderAccounts,
  verify: VerifyToken,
  origins: ReadonlySet<string>,
): Middleware {
  return async function answerUserinfo(ctx, next) {
    if (ctx.path !== '/userinfo' || ctx.method === 'OPTIONS') return next();
    allowOrigin(ctx, origins);
    const token = await verify(bearerOf(ctx) ?? '');
    const claims = token && claimsOfSubject(accounts, token.subject);
    ctx.status = claims ? 200 : 401;
    ctx.body = claims ?? { error: 'invalid_token', error_description: 'The access token is not valid' };
  };
}
