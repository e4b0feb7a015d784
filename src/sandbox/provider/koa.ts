import type Provider from 'oidc-provider';

/** oidc-provider is a Koa application, and has its types with it. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];
export type Next = () => Promise<void>;
export type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** One value of a query parameter, the first if it is there twice. */
export function queryValue(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Goes on with a GET, whatever this request was. */
export function seeOther(ctx: Context, url: string): void {
  ctx.redirect(url);
  ctx.status = 303;
}
