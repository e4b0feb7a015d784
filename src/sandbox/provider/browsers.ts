import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeJwt } from 'jose';
import { namedBrowser } from '../faults.ts';
import type { Form } from './forms.ts';
import type { Browser } from './interfaces.ts';
import type { Context } from './koa.ts';
import type { Store } from './store.ts';

const COOKIE = 'sandbox';

/** Paths that a browser opens; the SDK fetches the other paths without cookies. */
const OPENED = /^\/(authorize|u|v2)(\/|$)/;

export interface Browsers {
  /** Finds the browser of a request, and gives a new browser its cookie. */
  meet(ctx: Context, form: Form | undefined): Browser;
  /** The browser of a request that `meet` has seen. */
  of(req: IncomingMessage): Browser;
}

/** Browsers by grant id: token requests come without cookies, so the browser is noted at the grant. */
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
      browser.browserId = cookieOf(ctx) ?? browser.browserId ?? namedBrowser(ctx.get('user-agent'));
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

/** The subject that the token claims. It only decides about faults, so it is not verified here. */
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
