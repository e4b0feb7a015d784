import type { BrowserContext, Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import type { SiteId } from '#sites/site.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { visit } from '#tests/support/router.ts';
import { signInAtTenant, startSiteAtTenant } from '#tests/support/siteAtTenant.ts';
import { cookieSignInUrl, siteUrl, type TestHost } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { secretsOf, traces, watchSenders } from '#tests/support/traces.ts';

test.use({ serviceWorkers: 'allow' });

const FIRST: PersonaId = 'subscriber';
const SECOND: PersonaId = 'empty';
const SECRETS = secretsOf(FIRST, SECOND);

const SITES = ['fr', 'nl'] as const;
/** The other site has the same pages: one shows whether anything came across. */
const AREAS: Record<(typeof SITES)[number], readonly string[]> = {
  fr: ['profile/', 'tickets/', 'subscription/', 'messages/'],
  nl: ['tickets/'],
};
const MENU: Record<string, readonly [menu: string, signOut: string]> = {
  fr: ['Mon compte', 'Se déconnecter'],
  nl: ['Mijn account', 'Uitloggen'],
};

/** One host for each of the three identity modes. */
const HOSTS = ['localhost', 'refresh.localhost', 'cookie.localhost'] as const;
type Host = (typeof HOSTS)[number] & TestHost;

function home(site: SiteId, host: TestHost, origin = siteUrl(site, host)): string {
  return `${origin}/${siteOf(site).languages[0]}/`;
}

/** Opens a site as the customer; signs in where it asks for that. */
async function enter(page: Page, persona: PersonaId, site: SiteId, host: Host): Promise<void> {
  if (host === 'cookie.localhost') {
    // A page that is still open would open anew as soon as the cookie changes hands, and end the way to the next page.
    await page.goto(`${siteUrl(site, host)}/favicon.svg`);
    await page.goto(cookieSignInUrl(site, persona));
    return ready(page);
  }
  await page.goto(home(site, host));
  const button = page.locator(`button[value="${persona}"]`);
  await button.or(page.locator('html[data-ready]')).first().waitFor({ state: 'attached' });
  if (SIGN_IN_PAGE.test(page.url())) await choosePersona(page, persona);
  await ready(page);
}

async function openAreas(
  page: Page,
  site: (typeof SITES)[number],
  host: Host,
): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  for (const area of AREAS[site]) {
    await page.goto(`${home(site, host)}${area}`);
    await ready(page);
    found.push({ area: `${site} ${area}`, ...(await traces(page)) });
  }
  return found;
}

async function pressSignOut(page: Page, site: SiteId): Promise<void> {
  const [menu, leave] = MENU[siteOf(site).languages[0]] ?? [];
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: leave }).click();
}

async function signOut(page: Page, site: SiteId, host: Host): Promise<void> {
  await pressSignOut(page, site);
  // This mode has no page to sign in, and the page stays.
  if (host === 'cookie.localhost') await page.locator('html[data-gate="signed-out"]').waitFor();
  else await page.waitForURL(SIGN_IN_PAGE);
}

/** The session runs out, and nobody has signed out. */
async function expire(context: BrowserContext, host: Host): Promise<void> {
  if (host === 'cookie.localhost') await context.clearCookies({ name: /_session$/ });
  else await endAtProvider(context);
}

/** How the first customer leaves, and the second one comes. Where a page stays open, it is the first customer's. */
const WAYS: Readonly<Record<string, (page: Page, context: BrowserContext, host: Host) => Promise<void>>> = {
  async 'signs out'(page, _context, host) {
    await signOut(page, 'fr', host);
    // In this mode each site has a session of its own.
    if (host === 'cookie.localhost') {
      await page.goto(home('nl', host));
      await signOut(page, 'nl', host);
    }
    await enter(page, SECOND, 'fr', host);
  },
  async 'loses the session'(page, context, host) {
    await expire(context, host);
    await enter(page, SECOND, 'fr', host);
  },
  async 'is replaced in another tab'(page, context, host) {
    await expire(context, host);
    const other = await context.newPage();
    // The first customer's tab hears of the second one and opens anew, which would end the next address. With a refresh
    // token of its own the tab stays the first customer's.
    const anew = host === 'refresh.localhost' ? undefined : page.waitForEvent('load');
    await enter(other, SECOND, 'fr', host);
    await anew;
    await ready(page);
  },
  async 'is replaced on the other site'(_page, context, host) {
    const other = await context.newPage();
    if (host === 'cookie.localhost') await expire(context, host);
    else {
      await enter(other, FIRST, 'nl', host);
      await signOut(other, 'nl', host);
    }
    await enter(other, SECOND, 'nl', host);
  },
};

/** Where something of the first customer is, as in `fr tickets/ localStorage: LUM734000`. */
function findings(found: readonly Record<string, string>[], secrets = SECRETS): string[] {
  return found.flatMap(({ area, ...places }) =>
    Object.entries(places).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${area ?? ''} ${place}: ${secret}`),
    ),
  );
}

for (const host of HOSTS)
  for (const [way, leave] of Object.entries(WAYS))
    test(
      `[identity/logout-leaves-nothing, decisions/one-customer-per-document] nothing of a customer who ${way} is found with the next one, on either site: ${host}`,
      { tag: host === 'localhost' && way === 'signs out' ? [] : TAG.nightly },
      async ({ page, context }) => {
        test.slow();
        const ofFirst: Record<string, string>[] = [];
        for (const site of [...SITES].reverse()) {
          await enter(page, FIRST, site, host);
          ofFirst.push(...(await openAreas(page, site, host)));
        }
        // What is looked for is there to be found.
        const places = findings(ofFirst).join('\n');
        for (const secret of ['Moreau', 'subscriber@lumen.test', 'LUM734000'])
          expect(places).toContain(secret);

        await leave(page, context, host);
        const senders = watchSenders(context);
        const ofSecond: Record<string, string>[] = [];
        for (const site of SITES) {
          await enter(page, SECOND, site, host);
          ofSecond.push(...(await openAreas(page, site, host)));
        }
        for (const open of context.pages())
          ofSecond.push({ area: `open ${open.url()}`, ...(await traces(open)) });
        expect(findings(ofSecond)).toEqual([]);
        const sent = await senders();
        expect(sent).not.toEqual([]);
        expect(sent.filter((sender) => !sender.startsWith(`${SECOND}-`))).toEqual([]);
      },
    );

/* The attack made again: each site has tabs of the first customer, in each mode, when that customer leaves one site. */

const TYPED = { city: 'Villeneuve-la-Neuve', contract: '0012 3456 of Ana', token: 'token-of-ana' };
const SECRETS_TYPED = [...SECRETS, ...Object.values(TYPED)];

/** A mode, on all sites. */
interface Chain {
  home: (site: SiteId) => string;
  enter: (page: Page, persona: PersonaId, site: SiteId) => Promise<void>;
  /** Signs the first customer out on a site, and the second one in. */
  change: (page: Page, site: SiteId) => Promise<void>;
  /** How long a tab may go on by itself: until it is shown again, or its token's own life. */
  pause: string;
  stop?: () => Promise<void>;
}

function atStandIn(host: Host): Chain {
  const change = async (page: Page, site: SiteId): Promise<void> => {
    await page.goto(home(site, host));
    await ready(page);
    await signOut(page, site, host);
    if (host === 'cookie.localhost') await enter(page, SECOND, site, host);
    else await choosePersona(page, SECOND);
    await ready(page);
  };
  return {
    home: (site) => home(site, host),
    enter: (page, persona, site) => enter(page, persona, site, host),
    async change(page, site) {
      // In this mode each site has a session of its own.
      const all = host === 'cookie.localhost' ? [...new Set([site, ...SITE_IDS])] : [site];
      for (const one of all) await change(page, one);
    },
    pause: '02:00',
  };
}

/** A tenant that only a visit asks: fr and nl have no silent way, be has refresh tokens. */
async function atVisitedTenant(): Promise<Chain> {
  const [first, ...others] = SITE_IDS;
  const host = 'openid.localhost';
  const tenant = await startSiteAtTenant(host, undefined, [first ?? 'fr', ...others]);
  const homeOf = (site: SiteId): string => home(site, host, tenant.originOf(site));
  return {
    home: homeOf,
    async enter(page, persona, site) {
      await page.goto(homeOf(site));
      const login = page.getByPlaceholder('Enter any login');
      const consent = page.getByRole('button', { name: 'Continue' });
      await login.or(consent).first().waitFor();
      if (await login.isVisible()) await signInAtTenant(page, persona);
      else await consent.click();
      await ready(page);
    },
    async change(page, site) {
      await page.goto(homeOf(site));
      await ready(page);
      await pressSignOut(page, site);
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await signInAtTenant(page, SECOND);
      await ready(page);
    },
    pause: '06:00',
    stop: tenant.stop,
  };
}

const CHAINS = {
  'a silent frame': () => atStandIn('localhost'),
  'a refresh token': () => atStandIn('refresh.localhost'),
  'a cookie': () => atStandIn('cookie.localhost'),
  'a visit': atVisitedTenant,
};

/** The pages that hold what anybody has typed. */
const PUBLIC = ['cancel', 'withdraw', 'unsubscribe'] as const;

/** What is done with a tab once it has been shown again. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.goBack(),
  async (page) => {
    await page.goBack();
    await holdsNothing(page);
    await page.goForward();
  },
  (page) => page.reload(),
];

interface Tab {
  name: string;
  page: Page;
  step: (page: Page) => Promise<unknown>;
}

/** An area with something typed, behind another area in the same document. */
async function openArea(page: Page, homeOfSite: string): Promise<void> {
  await page.goto(`${homeOfSite}tickets/`);
  await ready(page);
  await visit(page, `${new URL(homeOfSite).pathname}profile/`);
  await page.locator('main input[name="city"]').fill(TYPED.city);
}

async function openPublic(page: Page, homeOfSite: string, kind: (typeof PUBLIC)[number]): Promise<void> {
  await page.goto(`${homeOfSite}${kind}/${kind === 'unsubscribe' ? `?token=${TYPED.token}` : ''}`);
  await ready(page);
  if (kind === 'unsubscribe') return;
  for (const [name, value] of [
    ['name', 'Ana Moreau'],
    ['contract', TYPED.contract],
    ['mail', 'subscriber@lumen.test'],
  ] as const)
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('[data-act="send"]').waitFor();
}

/** A tab in the background, and one that is shown again and acted on at once. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page
    .evaluate((isVisible) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
      document.dispatchEvent(new Event('visibilitychange'));
      if (isVisible)
        for (const act of document.querySelectorAll<HTMLElement>(
          'main button[type="submit"], [data-act="send"], [data-scope]',
        ))
          act.click();
    }, isShown)
    // The tab may be leaving.
    .catch(() => undefined);
}

/** Waits until the tab has come to rest, at the tenant's pages too, and nothing of the first customer is in it. */
async function holdsNothing(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      try {
        const consent = page.getByRole('button', { name: 'Continue' });
        if (await consent.isVisible()) {
          await consent.click();
          return 'leaving';
        }
        // The last three are the stand-in's sign-in, the tenant's, and its error. Its consent leads on.
        const isAtRest = await page.evaluate(() =>
          ['html[data-ready="settled"]', 'button[value]', 'input[name="login"]', '.container > pre'].some(
            (one) => document.querySelector(one),
          ),
        );
        return isAtRest ? findings([{ area: page.url(), ...(await traces(page)) }], SECRETS_TYPED) : 'moving';
      } catch {
        return 'leaving';
      }
    })
    .toEqual([]);
}

for (const [mode, open] of Object.entries(CHAINS))
  for (const [at, left] of SITE_IDS.entries())
    test(
      `[identity/logout-leaves-nothing, identity/sign-out-in-every-tab, identity/session-proven] tabs of every site hold and send nothing of a customer who has signed out on ${left}, once the next one is there: ${mode}`,
      { tag: [TAG.nightly, TAG.needsServer] },
      async ({ context }) => {
        test.slow();
        const chain = await open();
        await context.clock.install();
        const turn = at + Object.keys(CHAINS).indexOf(mode);
        const areas: Tab[] = [];
        const publics: Tab[] = [];
        for (const [index, site] of SITE_IDS.entries()) {
          const step = STEPS[(turn + index) % STEPS.length] ?? STEPS[0];
          const kind = PUBLIC[(turn + index) % PUBLIC.length] ?? 'cancel';
          if (!step) throw new Error('No step');
          const area = await context.newPage();
          await chain.enter(area, FIRST, site);
          await openArea(area, chain.home(site));
          const open = await context.newPage();
          await openPublic(open, chain.home(site), kind);
          areas.push({ name: `${site} area`, page: area, step });
          publics.push({ name: `${site} ${kind}`, page: open, step });
        }
        const tabs = [...areas, ...publics];
        // What is looked for is there to be found.
        for (const { name, page } of tabs)
          expect(findings([{ name, ...(await traces(page)) }], SECRETS_TYPED), name).not.toEqual([]);
        for (const { page } of tabs) await show(page, false);

        const leaver = await context.newPage();
        await chain.change(leaver, left);
        const senders = watchSenders(context);
        const sent: string[] = [];
        context.on('request', (request) => {
          const text = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
          if (SECRETS_TYPED.some((secret) => decodeURIComponent(text).includes(secret))) sent.push(text);
        });
        await context.clock.fastForward(chain.pause);
        for (const { name, page, step } of tabs)
          await test.step(name, async () => {
            await show(page, true);
            await holdsNothing(page);
            await step(page);
            await holdsNothing(page);
          });
        expect(sent).toEqual([]);
        const who = await senders();
        expect(who).not.toEqual([]);
        expect(who.filter((sender) => !sender.startsWith(SECOND))).toEqual([]);
        await chain.stop?.();
      },
    );
