import type Provider from 'oidc-provider';

/** oidc-provider is a Koa application and brings Koa's types. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];
export type Next = () => Promise<void>;
export type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** The value of a query parameter; the first value when the parameter is repeated. */
export function queryValue(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Redirects so that the browser continues with a GET. */
export function seeOther(ctx: Context, url: string): void {
  ctx.redirect(url);
  ctx.status = 303;
}
