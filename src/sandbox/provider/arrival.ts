import type { Browsers } from './browsers.ts';
import { isInstead, meetWith } from './faults.ts';
import { formOf, peekForm, type Form } from './forms.ts';
import type { ProviderCall, ProviderOptions } from './interfaces.ts';
import type { Context, Middleware } from './koa.ts';
import type { SigningKey } from './tokens.ts';

/** Secrets, which a list of calls must not hold. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'code',
  'code_verifier',
  'password',
  'refresh_token',
  'token',
]);

/** The first handler of every request: finds the browser, records the call, and applies the fault that was ordered. */
export function arrival(
  { faults, record }: Pick<ProviderOptions, 'faults' | 'record'>,
  { browsers, key, origins }: { browsers: Browsers; key: SigningKey; origins: ReadonlySet<string> },
): Middleware {
  return async function arrive(ctx, next) {
    // A preflight is no call of its own: it uses up no fault.
    if (ctx.method === 'OPTIONS') return next();
    const form = ctx.is('urlencoded') ? await peekForm(ctx.req) : undefined;
    const browser = browsers.meet(ctx, form);
    record?.(browser, callOf(ctx, form));
    const fault = faults.take(browser, ctx.method, ctx.path);
    if (!fault) return next();
    // The endpoint sets its own CORS headers; the site must be able to read a fault in its place as well.
    if (isInstead(fault)) allowOrigin(ctx, origins);
    await meetWith(fault, ctx, next, key);
  };
}

export function allowOrigin(ctx: Context, origins: ReadonlySet<string>): void {
  const origin = ctx.get('origin');
  if (!origins.has(origin)) return;
  ctx.set('access-control-allow-origin', origin);
  ctx.vary('origin');
}

function callOf(ctx: Context, form: Form | undefined): ProviderCall {
  const headers = Object.entries(ctx.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    method: ctx.method,
    path: ctx.path,
    query: withoutSecrets(formOf(ctx.querystring)),
    headers: withoutSecrets(Object.fromEntries(headers)),
    body: form && withoutSecrets(form),
  };
}

function withoutSecrets(fields: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRETS.has(name) ? '…' : value]),
  );
}
