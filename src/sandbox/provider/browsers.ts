import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeJwt } from 'jose';
import type { Form } from './forms.ts';
import type { Browser } from './interfaces.ts';
import type { Context } from './koa.ts';
import type { Store } from './store.ts';

const COOKIE = 'sandbox';

/** What a browser opens, as against what the SDK fetches without cookies. */
const OPENED = /^\/(authorize|u|v2)(\/|$)/;

export interface Browsers {
  /** Finds out who asks; gives the browser its cookie where it has none. */
  meet(ctx: Context, form: Form | undefined): Browser;
  /** Who asks, once met. */
  of(req: IncomingMessage): Browser;
}

/** By grant id. Token requests come without cookies, so what they need to know is kept when they are granted. */
export type Grants = Map<string, { browserId: string | undefined; organisation: string | undefined }>;

export function createBrowsers(store: Store, grants: Grants): Browsers {
  const met = new WeakMap<IncomingMessage, Browser>();

  function byToken(form: Form): Browser {
    const source =
      store.find('AuthorizationCode', form.code ?? '') ??
      store.find('RefreshToken', form.refresh_token ?? form.token ?? '');
    return { browserId: grants.get(source?.grantId ?? '')?.browserId, subject: source?.accountId };
  }

  return {
    meet(ctx, form) {
      const browser = form && !OPENED.test(ctx.path) ? byToken(form) : byBearer(ctx);
      browser.browserId = cookieOf(ctx) ?? browser.browserId;
      met.set(ctx.req, browser);
      return browser;
    },
    of: (req) => met.get(req) ?? {},
  };
}

function cookieOf(ctx: Context): string | undefined {
  const known = ctx.cookies.get(COOKIE, { signed: false });
  if (known !== undefined || !OPENED.test(ctx.path)) return known;
  const id = randomUUID();
  ctx.cookies.set(COOKIE, id, { signed: false, httpOnly: false, sameSite: 'lax', path: '/' });
  return id;
}

/** Whose token it claims to be; that decides about faults only, so nobody verifies it here. */
function byBearer(ctx: Context): Browser {
  const token = bearerOf(ctx);
  if (token === undefined) return {};
  try {
    return { subject: decodeJwt(token).sub };
  } catch {
    return {};
  }
}

export function bearerOf(ctx: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];
}
