import type { BrowserContext, Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { cookieSignInUrl, siteUrl, type TestHost } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { secretsOf, traces, watchSenders } from '#tests/support/traces.ts';

test.use({ serviceWorkers: 'allow' });

const FIRST: PersonaId = 'subscriber';
const SECOND: PersonaId = 'empty';
const SECRETS = secretsOf(FIRST, SECOND);

const SITES = ['fr', 'nl'] as const;
type SiteId = (typeof SITES)[number];
/** The other site has the same pages: one shows whether anything came across. */
const ROOMS: Record<SiteId, readonly string[]> = {
  fr: ['profile/', 'tickets/', 'subscription/', 'messages/'],
  nl: ['tickets/'],
};
const MENU: Record<SiteId, readonly [menu: string, signOut: string]> = {
  fr: ['Mon compte', 'Se déconnecter'],
  nl: ['Mijn account', 'Uitloggen'],
};

/** One host for each of the three identity modes. */
const HOSTS = ['localhost', 'refresh.localhost', 'cookie.localhost'] as const;
type Host = (typeof HOSTS)[number] & TestHost;

function home(site: SiteId, host: Host): string {
  return `${siteUrl(site, host)}/${site}/`;
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

async function openRooms(page: Page, site: SiteId, host: Host): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  for (const room of ROOMS[site]) {
    await page.goto(`${home(site, host)}${room}`);
    await ready(page);
    found.push({ room: `${site} ${room}`, ...(await traces(page)) });
  }
  return found;
}

async function signOut(page: Page, site: SiteId, host: Host): Promise<void> {
  const [menu, leave] = MENU[site];
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: leave }).click();
  await page.waitForURL(host === 'cookie.localhost' ? /\/error\// : SIGN_IN_PAGE);
  // The error page is still loading. The next address would end that, or be ended by it.
  if (host === 'cookie.localhost') await ready(page);
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
function findings(found: readonly Record<string, string>[]): string[] {
  return found.flatMap(({ room, ...places }) =>
    Object.entries(places).flatMap(([place, text]) =>
      SECRETS.filter((secret) => text.includes(secret)).map((secret) => `${room ?? ''} ${place}: ${secret}`),
    ),
  );
}

for (const host of HOSTS)
  for (const [way, leave] of Object.entries(WAYS))
    test(
      `[identity/logout-leaves-nothing, decisions/one-customer-per-document] nothing of a customer who ${way} is found with the next one, on either site: ${host}`,
      { tag: host === 'localhost' ? [] : TAG.nightly },
      async ({ page, context }) => {
        test.slow();
        const ofFirst: Record<string, string>[] = [];
        for (const site of [...SITES].reverse()) {
          await enter(page, FIRST, site, host);
          ofFirst.push(...(await openRooms(page, site, host)));
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
          ofSecond.push(...(await openRooms(page, site, host)));
        }
        for (const open of context.pages())
          ofSecond.push({ room: `open ${open.url()}`, ...(await traces(open)) });
        expect(findings(ofSecond)).toEqual([]);
        const sent = await senders();
        expect(sent).not.toEqual([]);
        expect(sent.filter((sender) => !sender.startsWith(`${SECOND}-`))).toEqual([]);
      },
    );
