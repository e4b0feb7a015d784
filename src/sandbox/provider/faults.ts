import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { AfterwardsFaultName, InsteadFaultName, ProviderFault, TokenFault } from './interfaces.ts';
import type { Context, Next } from './koa.ts';
import { spoil } from './tokenFaults.ts';
import type { SigningKey } from './tokens.ts';

/** Whether the fault replaces the endpoint, which then does not see the request. */
export function isInstead({ fault }: ProviderFault): boolean {
  return fault === 'answer' || isInsteadName(fault);
}

/** Answers the request with the fault; `next` runs the endpoint. */
export async function meetWith(
  fault: ProviderFault,
  ctx: Context,
  next: Next,
  key: SigningKey,
): Promise<void> {
  if (fault.delayMs) await delay(fault.delayMs);
  if ('until' in fault) await fault.until;
  if (fault.fault === 'answer') {
    answer(ctx, fault.status, fault.body);
    return;
  }
  if (isInsteadName(fault.fault)) return INSTEAD[fault.fault](ctx);
  await next();
  if (fault.fault === 'token') await spoilTokens(fault, ctx, key);
  else if (isAfterwardsName(fault.fault)) AFTERWARDS[fault.fault](ctx);
}

async function spoilTokens(fault: TokenFault, ctx: Context, key: SigningKey): Promise<void> {
  const body: unknown = ctx.body;
  if (!isRecord(body)) return;
  const names = fault.accessToken ? ['id_token', 'access_token'] : ['id_token'];
  const tokens = names.flatMap((name) => {
    const token = body[name];
    return typeof token === 'string'
      ? [spoil(token, fault, key).then((spoilt) => [name, spoilt] as const)]
      : [];
  });
  ctx.body = { ...body, ...Object.fromEntries(await Promise.all(tokens)) };
}

const INSTEAD: Record<InsteadFaultName, (ctx: Context) => void | Promise<void>> = {
  '400': (ctx) => refuse(ctx, 400, 'invalid_request'),
  '401': (ctx) => refuse(ctx, 401, 'invalid_client'),
  '403': (ctx) => refuse(ctx, 403, 'access_denied'),
  '404': (ctx) => refuse(ctx, 404, 'not_found'),
  '409': (ctx) => refuse(ctx, 409, 'conflict'),
  '422': (ctx) => refuse(ctx, 422, 'invalid_request'),
  '429': (ctx) => refuse(ctx, 429, 'too_many_requests'),
  '500': (ctx) => refuse(ctx, 500, 'server_error'),
  '503': (ctx) => refuse(ctx, 503, 'temporarily_unavailable'),
  async hang(ctx) {
    ctx.respond = false;
    await once(ctx.res, 'close');
  },
  reset(ctx) {
    ctx.respond = false;
    ctx.req.socket.resetAndDestroy();
  },
  truncated(ctx) {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    ctx.res.write('{"access_token":"ey', () => ctx.req.socket.destroy());
  },
  html(ctx) {
    ctx.status = 502;
    ctx.type = 'html';
    ctx.body = '<!DOCTYPE html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
  },
  empty(ctx) {
    ctx.status = 200;
    ctx.type = 'json';
    ctx.body = '';
  },
};

/** The fields are those of a token answer, the only answer of the provider that the site reads. */
const AFTERWARDS: Record<AfterwardsFaultName, (ctx: Context) => void> = {
  'lost-reply'(ctx) {
    ctx.respond = false;
    ctx.req.socket.destroy();
  },
  'missing-field': (ctx) => patch(ctx, { access_token: undefined }),
  'null-field': (ctx) => patch(ctx, { access_token: null }),
  'unknown-enum': (ctx) => patch(ctx, { token_type: 'unknown' }),
};

function isInsteadName(name: string): name is InsteadFaultName {
  return Object.hasOwn(INSTEAD, name);
}

function isAfterwardsName(name: string): name is AfterwardsFaultName {
  return Object.hasOwn(AFTERWARDS, name);
}

function answer(ctx: Context, status: number, body: unknown): void {
  ctx.status = status;
  ctx.body = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  ctx.type = typeof body === 'string' ? 'text' : 'json';
}

function refuse(ctx: Context, status: number, error: string): void {
  answer(ctx, status, { error, error_description: `The sandbox answers ${status}, as it was told to` });
}

function patch(ctx: Context, fields: Record<string, unknown>): void {
  const body: unknown = ctx.body;
  if (isRecord(body)) ctx.body = { ...body, ...fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
