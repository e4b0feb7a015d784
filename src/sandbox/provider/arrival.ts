import type { Browsers } from './browsers.ts';
import { isInstead, meetWith } from './faults.ts';
import { formOf, peekForm, type Form } from './forms.ts';
import type { ProviderCall, ProviderOptions } from './interfaces.ts';
import type { Context, Middleware } from './koa.ts';
import type { SigningKey } from './tokens.ts';

/** What a list of calls must not hold. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'code',
  'code_verifier',
  'password',
  'refresh_token',
  'token',
]);

/** Every request passes here first: who asks, the list of calls, and the fault that was ordered for it. */
export function arrival(
  { faults, record }: Pick<ProviderOptions, 'faults' | 'record'>,
  { browsers, key, origins }: { browsers: Browsers; key: SigningKey; origins: ReadonlySet<string> },
): Middleware {
  return async function arrive(ctx, next) {
    // A preflight asks for nothing yet: it uses up no fault.
    if (ctx.method === 'OPTIONS') return next();
    const form = ctx.is('urlencoded') ? await peekForm(ctx.req) : undefined;
    const browser = browsers.meet(ctx, form);
    record?.(browser, callOf(ctx, form));
    const fault = faults.take(browser, ctx.method, ctx.path);
    if (!fault) return next();
    // The endpoint sets its own CORS headers; a fault in its place must be as readable to the site.
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
