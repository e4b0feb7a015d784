import type Provider from 'oidc-provider';
import { logoutUrls } from './clients.ts';
import { sendErrorPage } from './errorPage.ts';
import type { ProviderOptions } from './interfaces.ts';
import { queryValue, type Middleware } from './koa.ts';

/** Auth0's logout: it asks no question, and returns to registered addresses only. */
export function logout({ clients, accounts }: ProviderOptions, provider: Provider): Middleware {
  return async function answerLogout(ctx, next) {
    if (ctx.path !== '/v2/logout') return next();
    const asking = clients.filter(({ id }) => id === (queryValue(ctx, 'client_id') ?? id));
    const allowed = asking.flatMap(logoutUrls);
    const returnTo = queryValue(ctx, 'returnTo') ?? allowed[0];
    if (returnTo === undefined || !allowed.includes(returnTo)) {
      ctx.status = 400;
      sendErrorPage(
        ctx,
        `The "returnTo" querystring parameter "${returnTo ?? ''}" is not defined as a valid URL`,
      );
      return;
    }
    const session = await provider.Session.get(ctx);
    if (session.accountId !== undefined) {
      await session.destroy();
      accounts.end(session.accountId);
    }
    ctx.cookies.set(provider.cookieName('session'), null);
    ctx.redirect(returnTo);
  };
}
