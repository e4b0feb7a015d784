import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Site } from '#sites/site.ts';
import type { Leaving } from './areas/leavingWorld.ts';
import { faultSchema, namedBrowser } from './faults.ts';
import { isPersona } from './personas.ts';
import type { Env, Sandbox } from './serve.ts';
import type { SandboxState } from './state.ts';
import type { World } from './world.ts';

const clockSchema = v.object({
  now: v.union([v.number(), v.pipe(v.string(), v.transform(Date.parse), v.number())]),
});

/** A developer's machine runs for days. */
const MOST_REPORTS = 1000;

/** What the stand-in backend has of the customer whom this browser shows. */
export interface Held {
  world: World | undefined;
  unsubscribed: readonly string[];
  leavings: readonly Leaving[];
}

/** Finds the browser by its `sandbox` cookie, which each browser gets with its first answer. */
export function knowBrowser(state: SandboxState, only?: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const known = only ?? getCookie(c, 'sandbox');
    const id = known ?? namedBrowser(c.req.header('user-agent')) ?? crypto.randomUUID();
    // The identity provider gives a browser without the cookie a new one.
    if (known === undefined) setCookie(c, 'sandbox', id, { path: '/', sameSite: 'Lax' });
    c.set('browser', state.browser(id));
    await next();
  };
}

/**
 * Routes by which tests steer the sandbox, for this browser only.
 * @param site whose worlds are built here; the provider builds none
 */
export function browserRoutes(state: SandboxState, site?: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/faults', async (c) => {
    const fault = v.safeParse(faultSchema, await c.req.json().catch(() => undefined));
    if (!fault.success) return c.json({ code: 'fault', message: v.summarize(fault.issues) }, 400);
    c.get('browser').faults.push(fault.output);
    return c.body(null, 204);
  });
  app.delete('/faults', (c) => {
    const browser = c.get('browser');
    const match = c.req.query('match');
    browser.faults = browser.faults.filter((fault) => match !== undefined && fault.match !== match);
    state.release(browser.id, match);
    return c.body(null, 204);
  });
  app.post('/release', (c) => {
    state.release(c.get('browser').id, c.req.query('match'));
    return c.body(null, 204);
  });
  app.get('/calls', (c) => c.json(c.get('browser').calls));
  app.delete('/calls', (c) => {
    c.get('browser').calls.length = 0;
    return c.body(null, 204);
  });
  app.post('/reports', async (c) => {
    const { reports } = c.get('browser');
    const report: unknown = await c.req.json().catch(() => undefined);
    if (report !== undefined && reports.length < MOST_REPORTS) reports.push(report);
    return c.body(null, 204);
  });
  app.get('/reports', (c) => c.json(c.get('browser').reports));
  app.get('/held', (c) => {
    const { worldId, unsubscribed, leavings } = c.get('browser');
    const held: Held = { world: state.world(worldId), unsubscribed, leavings };
    return c.json(held);
  });
  app.post('/clock', async (c) => {
    const clock = v.safeParse(clockSchema, await c.req.json().catch(() => undefined));
    if (!clock.success) return c.json({ code: 'clock', message: v.summarize(clock.issues) }, 400);
    c.get('browser').clockAhead = clock.output.now - Date.now();
    return c.body(null, 204);
  });
  app.post('/forget', (c) => {
    state.forget(c.get('browser').id);
    return c.body(null, 204);
  });
  app.post('/begin', (c) => {
    const persona = c.req.query('persona') ?? '';
    if (!site || !isPersona(persona)) return c.json({ code: 'persona', message: 'No such persona' }, 400);
    return c.json(state.begin(persona, site, c.get('browser').id));
  });
  // The customer has followed the link in the e-mail; the next token of the provider says so.
  app.post('/verify-mail', (c) => {
    const world = state.world(c.get('browser').worldId);
    if (!world) return c.json({ code: 'session', message: 'Nobody is signed in' }, 409);
    world.mailVerified = true;
    return c.body(null, 204);
  });
  return app;
}

const SESSION_SECONDS = 3600;

/** The sign-in of cookie-session mode: sets the session's cookie and redirects to the site, or to `to`. */
export function cookieSignIn(sandbox: Sandbox): void {
  sandbox.app.get('/sandbox/sign-in', (c) => {
    const persona = c.req.query('persona') ?? '';
    if (!isPersona(persona)) return c.json({ code: 'persona', message: `Unknown persona ${persona}` }, 400);
    const worldId = sandbox.state.signIn(persona, sandbox.site, c.get('browser').id);
    setCookie(c, `${sandbox.site.id}_session`, worldId, {
      path: '/',
      sameSite: 'Strict',
      maxAge: SESSION_SECONDS,
    });
    return c.redirect(c.req.query('to') ?? '/');
  });
}
