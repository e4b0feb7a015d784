import { allowOrigin } from './arrival.ts';
import { bearerOf } from './browsers.ts';
import { claimsOfSubject } from './claims.ts';
import type { ProviderOptions } from './interfaces.ts';
import type { Middleware } from './koa.ts';
import type { VerifyToken } from './tokens.ts';

/** Takes the API's access token, as Auth0 does; oidc-provider's own endpoint would refuse the token's audience. */
export function userinfo(
  { accounts, clients }: ProviderOptions,
  verify: VerifyToken,
  origins: ReadonlySet<string>,
): Middleware {
  return async function answerUserinfo(ctx, next) {
    if (ctx.path !== '/userinfo' || ctx.method === 'OPTIONS') return next();
    allowOrigin(ctx, origins);
    const claims = await firstOf(
      clients.map(async ({ audience, claims: namespace }) => {
        const token = await verify(bearerOf(ctx) ?? '', audience);
        return token && claimsOfSubject(accounts, token.subject, namespace);
      }),
    );
    ctx.status = claims ? 200 : 401;
    ctx.body = claims ?? { error: 'invalid_token', error_description: 'The access token is not valid' };
  };
}

async function firstOf<Value>(found: readonly Promise<Value | undefined>[]): Promise<Value | undefined> {
  return (await Promise.all(found)).find((one) => one !== undefined);
}
