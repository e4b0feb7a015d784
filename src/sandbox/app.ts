import { Hono } from 'hono';
import type { Site } from '#sites/site.ts';
import { serveAccount } from './areas/account.ts';
import { serveAdvantages } from './areas/advantages.ts';
import { serveAlerts } from './areas/alerts.ts';
import { serveCaptcha } from './areas/captcha.ts';
import { serveCards } from './areas/cards.ts';
import { serveFeelings } from './areas/feelings.ts';
import { serveCases } from './areas/cases.ts';
import { serveCinemas } from './areas/cinemas.ts';
import { serveFooter } from './areas/footer.ts';
import { serveCredentials } from './areas/credentials.ts';
import { serveFriends } from './areas/friends.ts';
import { serveHelp } from './areas/help.ts';
import { serveInterests } from './areas/interests.ts';
import { serveLeaving } from './areas/leaving.ts';
import { serveNewsletter } from './areas/newsletter.ts';
import { servePreferences } from './areas/preferences.ts';
import { servePrepaids } from './areas/prepaids.ts';
import { serveSchedule } from './areas/schedule.ts';
import { serveSettings } from './areas/settings.ts';
import { serveShows } from './areas/shows.ts';
import { serveSubscription } from './areas/subscription.ts';
import { serveSurvey } from './areas/survey.ts';
import { serveTickets } from './areas/tickets.ts';
import { serveVouchers } from './areas/vouchers.ts';
import { takeFault, underFault } from './faults.ts';
import { browserRoutes, cookieSignIn, knowBrowser } from './sandboxRoutes.ts';
import { body, type Env, type Sandbox } from './serve.ts';
import type { RecordedCall, SandboxState } from './state.ts';

/** The handlers of each area, in the order of the specification's table of calls. */
const AREAS = [
  serveAccount,
  servePreferences,
  serveAdvantages,
  serveSubscription,
  serveSettings,
  serveFooter,
  serveSurvey,
  serveHelp,
  serveCases,
  serveShows,
  serveFeelings,
  serveInterests,
  serveCinemas,
  serveSchedule,
  serveCards,
  servePrepaids,
  serveVouchers,
  serveTickets,
  serveAlerts,
  serveFriends,
  serveNewsletter,
  serveLeaving,
  serveCredentials,
  serveCaptcha,
];

export interface SandboxOptions {
  state: SandboxState;
  site: Site;
  verify: Sandbox['verify'];
  /** Whose calls are answered; all of them by default. */
  targets?: Sandbox['targets'];
  walletLinks?: Sandbox['walletLinks'];
  challengeDigests?: Sandbox['challengeDigests'];
  /** The id of the browser when the sandbox runs inside a page, where there is one browser and no cookie. */
  browserId?: string;
}

/**
 * The stand-in for everything behind `/api/` and `/captcha/`, and the `/sandbox/` by which tests steer it. It runs in
 * Node and in the page.
 */
export function createSandbox({
  state,
  site,
  verify,
  targets,
  walletLinks,
  challengeDigests,
  browserId,
}: SandboxOptions): Hono<Env> {
  const app = new Hono<Env>();
  const sandbox: Sandbox = { app, state, site, verify, targets, walletLinks, challengeDigests };

  app.use(knowBrowser(state, browserId));

  app.on('ALL', ['/api/*', '/captcha/*'], async (c, next) => {
    const browser = c.get('browser');
    browser.calls.push(await recorded(c.req.raw));
    const fault = takeFault(browser.faults, c.req.method, c.req.path);
    if (!fault) {
      await next();
      // Every backend should send it: no cache on the way may give one customer's answer to another customer.
      c.header('Cache-Control', 'no-store');
      return;
    }
    if (fault.fault === 'held') await state.released(browser.id, fault.match);
    const answer = await underFault(fault, async () => {
      await next();
      return c.res;
    });
    // Hono would merge this answer into the answer that it replaces, which is impossible for `Response.error()`.
    c.res = undefined;
    c.res = answer;
  });

  app.route('/sandbox', browserRoutes(state, site));
  cookieSignIn(sandbox);
  for (const serveArea of AREAS) serveArea(sandbox);
  app.notFound((c) => c.json({ code: 'path', message: 'No such call' }, 404));
  return app;
}

async function recorded(request: Request): Promise<RecordedCall> {
  const url = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  if (headers.authorization !== undefined) headers.authorization = 'Bearer ...';
  delete headers.cookie;
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    // For files the name, type and size, without the content.
    body: JSON.parse(JSON.stringify((await body(request)) ?? null, fileFacts)),
  };
}

function fileFacts(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, type, size } = value;
  return { name, type, size };
}
