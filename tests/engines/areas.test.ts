import { existsSync, readFileSync } from 'node:fs';
import type common from '#locales/fr/common.json';
import { routePath, type RouteId } from '#sites/routes.ts';
import type { SiteId } from '#sites/site.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { click, expect, pathname, ready, signIn, test, text } from './app.ts';
import type { View } from './view.ts';

const SITES = ['fr', 'nl'] as const satisfies readonly SiteId[];
type TestedSite = (typeof SITES)[number];

/** Every page of the account, in an order in which each page has a link to the next one. */
const AREAS: readonly RouteId[] = [
  'home',
  'tickets',
  'subscription',
  'cancel',
  'vouchers',
  'advantages',
  'friends',
  'messages',
  'statistics',
  'filmYear',
  'cinemas',
  'contact',
  'profile',
  'interests',
  'preferences',
  'wishlist',
  'ratings',
  'history',
  'recommendations',
];

/** What a customer presses in an area, and the calls that this sends. */
const ACTIONS: readonly [area: RouteId, presses: readonly string[], calls: readonly RegExp[]][] = [
  ['cinemas', ['main button[aria-pressed="true"]'], [/^DELETE .*\/me\/cinemas$/]],
  ['recommendations', ['main button[aria-pressed="false"]'], [/^POST .*\/intention$/]],
  ['wishlist', ['main li button'], [/^POST .*\/intention$/]],
  [
    'ratings',
    ['main fieldset label:nth-of-type(4)'],
    [/^POST .*\/emotion$/, /^POST .*\/movieToNote\/purge$/],
  ],
  ['friends', ['main li button'], [/^PATCH .*\/me\/friends$/]],
  ['interests', ['main label', 'main button[type="submit"]'], [/^PATCH .*\/accounts\/me$/]],
  ['preferences', ['main [role="switch"]'], [/^PATCH .*\/me\/notifications$/]],
  ['subscription', ['main [role="switch"]'], [/^PATCH .*\/groupSupplementInvoice$/]],
  [
    'vouchers',
    ['main li details summary', 'main li button', 'dialog[open] button.danger'],
    [/^POST .*\/me\/prepaids\/cancel$/],
  ],
  ['advantages', ['main article button.quiet', 'dialog[open] button.danger'], [/^DELETE .*\/me\/cards\/cb$/]],
];

/** Texts in a site's language, which has the name of the site. */
function locale(site: TestedSite, namespace: string): unknown {
  return JSON.parse(readFileSync(`public/locales/${site}/${namespace}.json`, 'utf8'));
}

function title(site: TestedSite, area: RouteId): string {
  const path = `public/locales/${site}/${area}.json`;
  const own = existsSync(path) ? (locale(site, area) as { title?: string }).title : undefined;
  return own ?? (locale(site, 'titles') as Readonly<Record<string, string>>)[area] ?? 'no title';
}

function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

/** The calls of this browser that may have changed something. */
function writes(view: View): Promise<string[]> {
  return view.run(async () => {
    const calls = (await (await fetch('/sandbox/calls')).json()) as { method: string; path: string }[];
    return calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  }, undefined);
}

for (const site of SITES) {
  test(`each area of the ${site} site opens by a link, whole and without an error`, async ({ view }) => {
    test.slow();
    const { failed, failedPanels } = locale(site, 'common') as typeof common;
    const broken = [failed.title, ...Object.values(failedPanels), 'undefined', 'NaN', '{{'];
    await signIn(view, 'subscriber', `/${site}/`, site);
    await view.run(collectErrors, undefined);
    for (const area of AREAS) {
      const path = routePath(site, area);
      if (area !== 'home') await click(view, `a[href="${path}"]`);
      await expect.poll(() => pathname(view)).toBe(path);
      await ready(view);
      expect(await view.run(() => document.title, undefined)).toContain(title(site, area));
      expect(
        await view.run(() => document.querySelectorAll('main h1').length, undefined),
        path,
      ).toBeGreaterThan(0);
      const shown = await text(view);
      expect(
        broken.filter((one) => shown.includes(one)),
        path,
      ).toEqual([]);
    }
    expect(
      await view.run(() => ('errors' in window ? window.errors : 'another document'), undefined),
    ).toEqual([]);
  });

  test(`a customer of the ${site} site acts in the areas, and each action is sent once`, async ({ view }) => {
    test.slow();
    await signIn(view, 'subscriber', `/${site}/`, site);
    const expected: RegExp[] = [];
    for (const [area, presses, calls] of ACTIONS) {
      await view.open(siteUrl(site) + routePath(site, area));
      await ready(view);
      for (const selector of presses) await click(view, selector);
      expected.push(...calls);
      await expect
        .poll(() => writes(view), area)
        .toEqual(expected.map((call) => expect.stringMatching(call)));
    }
  });
}
