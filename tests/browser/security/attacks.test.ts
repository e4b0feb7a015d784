import type { Page } from '@playwright/test';
import { tokenCalls } from '#tests/support/identity.ts';
import type { Json } from '#tests/support/oddAnswers.ts';
import { policyViolations } from '#tests/support/policyViolations.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

declare global {
  interface Window {
    /** Set by an attack whose script has run. */
    attacked?: true;
  }
}

test('a callback address that has been used signs nobody in a second time @nightly', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/callback/') callbacks.push(request.url());
  });
  await signIn('subscriber', TICKETS);
  expect(callbacks).toHaveLength(1);
  for (const browser of ['the same', 'one that knows nobody']) {
    await test.step(browser, async () => {
      if (browser !== 'the same') await context.clearCookies();
      const before = (await tokenCalls(provider)).length;
      await page.goto(callbacks[0] ?? '');
      await page.waitForURL(/\/error\/\?reason=(?:state|transaction)&/);
      expect(await tokenCalls(provider)).toHaveLength(before);
    });
  }
});

test('the way back from the error page stays on this site @nightly', async ({ page }) => {
  for (const target of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2Fevil.example',
  ]) {
    await page.goto(`/fr/error/?reason=state&target=${encodeURIComponent(target)}`);
    await expect(page.locator('[data-retry]')).toHaveAttribute('href', '/fr/');
  }
});

test(
  'markup, scripts and styles in every text of the server are text, and no link leads to a script',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    const violations = await policyViolations(page);
    await signIn('subscriber', '/fr/preferences/');
    let shown = 0;
    for (const path of [
      '/fr/',
      TICKETS,
      '/fr/subscription/',
      '/fr/advantages/',
      '/fr/vouchers/',
      '/fr/friends/',
      '/fr/cinemas/',
      '/fr/contact/',
      '/fr/messages/',
      '/fr/history/',
      '/fr/wishlist/',
      '/fr/recommendations/',
      '/fr/profile/',
    ]) {
      await sandbox.clearFaults();
      for (const [match, body] of await answersOf(page, path)) {
        await sandbox.fault({ match, fault: 'answer', body: hostile(body), times: 0 });
      }
      await page.goto(path);
      await ready(page);
      if ((await page.locator('body').innerText()).includes(MARKUP)) shown++;
      await expect(
        page.locator('img[src="x"], [style*="evil"], script[data-evil], iframe[srcdoc]'),
        path,
      ).toHaveCount(0);
      const addresses = await page
        .locator('[href], [src], [action], [formaction]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
      expect(
        addresses.filter((address) => /^\s*(?:javascript|data:text|vbscript)/i.test(address)),
        path,
      ).toEqual([]);
      expect(await page.evaluate(() => window.attacked), path).toBeUndefined();
    }
    // The hostile texts have reached the pages.
    expect(shown).toBeGreaterThan(8);
    expect(violations).toEqual([]);
  },
);

test('messages from this window, from a frame of its own and from a window it has opened change nothing', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluate(() => {
    const hostile = [
      { type: 'logout' },
      { type: 'refresh-login' },
      { type: ['logout'] },
      { type: { toString: null } },
      { __proto__: { type: 'logout' } },
      { type: 'authorization_response', response: { code: 'x', state: 'y' } },
      'logout',
      null,
      undefined,
      new Uint8Array(9),
    ];
    for (const message of hostile) window.postMessage(message, '*');
  });
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/nowhere/'));
  const opened = await popup;
  await opened.waitForLoadState();
  await opened.evaluate(() => {
    const opener = window.opener as Window | null;
    opener?.postMessage({ type: 'logout' }, '*');
  });
  await visit(page, '/fr/preferences/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes préférences');
  expect(problems).toEqual([]);
});

test('[identity/flag-cookie-one-hour] the token is in no address, referrer, storage, page or console, whatever goes wrong', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  // The test loads sixteen pages.
  test.slow();
  const tokens = new Set<string>();
  const seen: string[] = [];
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/oauth/token') || response.request().method() !== 'POST') return;
    const reading = response.json().catch((error: unknown) => {
      // The document was left before its answer was read; the next document asks for tokens of its own.
      if (String(error).includes('navigated away')) return {};
      throw error;
    });
    readings.push(
      reading.then((body: Record<string, unknown>) => {
        for (const name of ['access_token', 'id_token', 'refresh_token'])
          if (typeof body[name] === 'string') tokens.add(body[name]);
      }),
    );
  });
  context.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error), error.stack ?? ''));

  await signIn('subscriber', TICKETS);
  for (const fault of ['500', '401', 'reset', 'html', 'truncated'] as const) {
    await sandbox.fault({ match: 'GET /api/*', fault, times: 4 });
    await page.goto(TICKETS);
    await ready(page);
    await sandbox.clearFaults();
    await page.goto('/fr/subscription/');
    await ready(page);
    await visit(page, '/fr/friends/');
    seen.push(await leftBehind(page));
    await Promise.all(readings);
  }
  expect(tokens.size).toBeGreaterThan(1);
  seen.push(JSON.stringify(await context.cookies()).replaceAll(/"name":"_(?:session|interaction)[^}]*/g, ''));
  for (const token of tokens) {
    // The signature alone: header and claims are no secret.
    const secret = token.split('.').at(-1) ?? token;
    expect(seen.filter((one) => one.includes(secret)).map((one) => one.slice(0, 80))).toEqual([]);
  }
});

test('an address with names of prototypes pollutes no object @nightly', async ({ page }) => {
  await page.goto(`${TICKETS}?__proto__[polluted]=1&constructor.prototype.polluted=1#__proto__`);
  await choosePersona(page, 'subscriber');
  await ready(page);
  expect(await page.evaluate(() => Reflect.get({}, 'polluted') as unknown)).toBeUndefined();
  await expect(page).toHaveURL(({ origin }) => origin === siteUrl('fr'));
});

const MARKUP = '<img src=x onerror="window.attacked=true">';
const ALL_MARKUP = `${MARKUP}<b style="color:evil">b</b><script data-evil>window.attacked=true</script>{{7*7}}`;

/** Values for programs, not for people: dates, codes, ids. */
const CODED = /^(?:[\d.:TZ+-]+|[A-Z_-]+|[a-z]+|[\w-]*\d[\w-]*|[a-z]+(?:[A-Z-][a-z]*)+)$/;

/** Appends markup to each text, and replaces each address by one that runs a script. */
function hostile(value: Json): Json {
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostile(inner)]));
  if (typeof value !== 'string') return value;
  if (/^(?:https?:|\/)/.test(value)) return 'javascript:window.attacked=true//';
  return value === '' || CODED.test(value) ? value : `${value} ${ALL_MARKUP}`;
}

async function answersOf(page: Page, path: string): Promise<Map<string, Json>> {
  const answers = new Map<string, Promise<Json | undefined>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (pathname.startsWith('/api/') && isJson)
      // An answer to the page before cannot be read any more; this page sends its own calls.
      answers.set(`GET ${pathname}`, response.json().catch(() => undefined) as Promise<Json | undefined>);
  });
  await page.goto(path);
  await ready(page);
  page.removeAllListeners('response');
  const bodies = await Promise.all([...answers].map(async ([call, body]) => [call, await body] as const));
  return new Map(bodies.filter((pair): pair is readonly [string, Json] => pair[1] !== undefined));
}

/** Everything that a page leaves where other code can read it. */
function leftBehind(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cacheNames = await caches.keys();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      window.name,
      window.dataLayer,
      databases,
      cacheNames,
      document.documentElement.outerHTML,
      performance.getEntries().map(({ name }) => name),
    ]);
  });
}
