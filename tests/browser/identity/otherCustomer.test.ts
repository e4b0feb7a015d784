import type { BrowserContext, Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { visit } from '#tests/support/router.ts';
import { cookieSignInUrl, sandboxUrl, siteUrl, type TestHost } from '#tests/support/sites.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

test.use({ serviceWorkers: 'allow' });

const TAKES_ITS_PLACE = 'the next document';
const PROFILE = '/fr/profile/';
const TICKETS = '/fr/tickets/';

/** The first customer, Ana Moreau, by what her pages and her storage hold. */
const FIRST: PersonaId = 'subscriber';
const OF_FIRST = /Moreau|subscriber@lumen|account-subscriber|subscriber-\d|LUM734000|Villeneuve-la-Neuve/;
const TYPED = 'Villeneuve-la-Neuve';
/** The second one, Jan van der Berg. */
const SECOND: PersonaId = 'casual';

/**
 * In the same browser, on the Dutch site, whose tenant is the same: the first customer signs out, and another signs in.
 */
async function changeOnTheOtherSite(
  context: BrowserContext,
  host: TestHost,
  next: PersonaId | 'nobody' = SECOND,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${siteUrl('nl', host)}/nl/`);
  await ready(page);
  await page.getByRole('button', { name: 'Mijn account', exact: true }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(SIGN_IN_PAGE);
  if (next !== 'nobody') {
    await choosePersona(page, next);
    await ready(page);
  }
  await page.close();
}

/** Hides a page for two minutes of its clock, and shows it again with a press of the button that saves. */
async function leaveFor(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const show = (isShown: boolean): Promise<void> =>
    page.evaluate((isVisible) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
      document.dispatchEvent(new Event('visibilitychange'));
      if (isVisible) document.querySelector<HTMLElement>('main button[type="submit"]')?.click();
    }, isShown);
  await show(false);
  await meanwhile();
  await page.clock.fastForward('02:00');
  await show(true);
}

/** The token is of five minutes; the page's clock has to be installed before. */
async function tokenRunsOut(page: Page): Promise<void> {
  await page.clock.fastForward('06:00');
}

interface Watched {
  /** What has gone out that changes something, as in `PATCH /api/accounts/me`. */
  sent: string[];
  /** Documents that have opened in the page. */
  opened: string[];
  questions: string[];
}

function watch(page: Page): Watched {
  const watched: Watched = { sent: [], opened: [], questions: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      watched.sent.push(`${request.method()} ${pathname}`);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.opened.push(pathname);
  });
  page.on('dialog', (dialog) => {
    watched.questions.push(dialog.type());
    void dialog.accept();
  });
  return watched;
}

/** All that the page shows or has kept, and what its fields hold. */
function held(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      // Fake mode alone keeps the sandbox there.
      Object.entries(sessionStorage),
      history.state,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ]),
  );
}

/** What each page asks for once it is ready. */
const IN_BACKGROUND = [
  '/api/ec/ebillet',
  '/api/alerts',
  '/api/accounts/me/advantages',
  '/api/accounts/me/cards/picture/',
];

/**
 * Resolves when the profile's next document has its answers to {@link IN_BACKGROUND}. Any call notices another
 * customer: one of these would do so before the call that a test is about.
 */
async function backgroundAnswered(page: Page): Promise<void> {
  // The document before may still be asking.
  await page.waitForEvent('domcontentloaded', (next) => next.url().endsWith(PROFILE));
  await Promise.all(
    IN_BACKGROUND.map((start) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname.startsWith(start)),
    ),
  );
}

async function isTheSecondsProfile(page: Page): Promise<void> {
  await expect(page.getByLabel('Prénom')).toHaveValue('Jan');
  await ready(page);
  // By the site on which the second one has signed in.
  await expect(page.getByLabel('Ville')).toHaveValue(/^(?:Lyon|Utrecht)$/);
  expect(await held(page)).not.toMatch(OF_FIRST);
}

for (const host of ['localhost', 'refresh.localhost'] as const) {
  test(`[decisions/one-customer-per-document] a form of the first customer is not sent once another has signed in on another site; the page opens anew as theirs: ${host}`, async ({
    page,
    context,
    signIn,
  }) => {
    await page.clock.install();
    await signIn(FIRST, `${PROFILE}#ville`, { host });
    await page.getByLabel('Ville').fill(TYPED);
    await changeOnTheOtherSite(context, host);
    await tokenRunsOut(page);
    const { sent, opened, questions } = watch(page);
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await isTheSecondsProfile(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === PROFILE);
    expect(sent).toEqual([]);
    expect(questions).toEqual([]);
    // Once, and by way of the provider where its frame is not told.
    expect(opened.filter((path) => path === PROFILE).length).toBeLessThanOrEqual(1);
    await page.reload();
    await isTheSecondsProfile(page);
  });
}

test('[decisions/one-customer-per-document] in the mode with a cookie, the call after the cookie has changed hands is not sent, whether it needs a session or not', async ({
  page,
  context,
}) => {
  const site = siteUrl('fr', 'cookie.localhost');
  const signIn = async (tab: Page, persona: PersonaId): Promise<void> => {
    await tab.goto(cookieSignInUrl('fr', persona));
    await ready(tab);
  };
  await signIn(page, FIRST);
  let isAnswered = backgroundAnswered(page);
  await page.goto(`${site}${PROFILE}`);
  await ready(page);
  await isAnswered;
  await page.getByLabel('Ville').fill(TYPED);
  const other = await context.newPage();
  // Without a page of the site, which would tell this one.
  const changeCookie = async (tab: Page): Promise<void> => {
    await tab.goto(`${sandboxUrl('fr', 'cookie.localhost')}/sandbox/calls`);
    await tab.evaluate(async (persona) => {
      await fetch(`/sandbox/sign-in?persona=${persona}`, { redirect: 'manual' });
    }, SECOND);
  };
  await changeCookie(other);
  const { sent, opened, questions } = watch(page);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await isTheSecondsProfile(page);
  expect({ sent, opened, questions }).toEqual({ sent: [], opened: [PROFILE], questions: [] });

  // The same for calls that carry a token only where there is one: they would take the cookie along.
  isAnswered = backgroundAnswered(page);
  await signIn(other, FIRST);
  await expect(page.getByLabel('Prénom')).toHaveValue('Ana');
  await ready(page);
  await isAnswered;
  await changeCookie(other);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The first document can still ask after the next one has been requested, until that one takes its place.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) asked.push(TAKES_ITS_PLACE);
  });
  await visit(page, '/fr/my-interests/');
  await expect.poll(() => opened).toHaveLength(3);
  await ready(page);
  const next = asked.lastIndexOf('/fr/my-interests/');
  const inFirstDocument = asked.slice(0, asked.indexOf(TAKES_ITS_PLACE, next));
  expect(inFirstDocument.filter((path) => path.startsWith('/api/') && path !== '/api/settings')).toEqual([]);
  await visit(page, PROFILE);
  await isTheSecondsProfile(page);
});

test('[decisions/one-customer-per-document] tickets of the first customer leave the page, the tab and the device, also when the second one’s do not come @nightly', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await page.clock.install();
  await signIn(FIRST, TICKETS);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(() => held(page)).toMatch(OF_FIRST);
  await changeOnTheOtherSite(context, 'localhost');
  await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '500', times: 0 });
  await tokenRunsOut(page);
  const { opened } = watch(page);
  await visit(page, '/fr/preferences/');
  await expect.poll(() => opened).toEqual(['/fr/preferences/']);
  await ready(page);
  expect(await held(page)).not.toMatch(OF_FIRST);
  await visit(page, TICKETS);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await held(page)).not.toMatch(OF_FIRST);
  await visit(page, PROFILE);
  await isTheSecondsProfile(page);
});

test('[decisions/one-customer-per-document] a customer who has signed in in another tab is seen at once; what was typed in this one is gone', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(FIRST, PROFILE);
  await page.getByLabel('Ville').fill(TYPED);
  const { sent, opened, questions } = watch(page);
  // The session has run out at the provider; nobody has signed out.
  await endAtProvider(context);
  const other = await context.newPage();
  await other.goto(TICKETS);
  await other.waitForURL(SIGN_IN_PAGE);
  await choosePersona(other, SECOND);
  await ready(other);
  await isTheSecondsProfile(page);
  expect({ sent, opened, questions }).toEqual({ sent: [], opened: [PROFILE], questions: [] });
});

test('[decisions/one-customer-per-document] the same customer in another tab changes nothing @nightly', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(FIRST, PROFILE);
  await page.getByLabel('Ville').fill(TYPED);
  const { opened } = watch(page);
  const other = await context.newPage();
  await other.goto(TICKETS);
  await ready(other);
  await visit(other, '/fr/preferences/');
  await expect(page.getByLabel('Ville')).toHaveValue(TYPED);
  expect(opened).toEqual([]);
});

for (const host of ['localhost', 'refresh.localhost'] as const)
  test(`[identity/session-proven, decisions/one-customer-per-document] a page that is shown again after the session has changed hands on another site sends nothing of the first customer: ${host}`, async ({
    page,
    context,
    signIn,
  }) => {
    await page.clock.install();
    await signIn(FIRST, PROFILE, { host });
    await page.getByLabel('Ville').fill(TYPED);
    const { sent, questions } = watch(page);
    await leaveFor(page, () => changeOnTheOtherSite(context, host));
    await isTheSecondsProfile(page);
    expect({ sent, questions }).toEqual({ sent: [], questions: [] });
  });

test('[identity/session-proven] a page that is shown again after a sign-out on another site ends', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install();
  await signIn(FIRST, PROFILE);
  await page.getByLabel('Ville').fill(TYPED);
  const { sent, questions } = watch(page);
  await leaveFor(page, () => changeOnTheOtherSite(context, 'localhost', 'nobody'));
  await page.waitForURL(SIGN_IN_PAGE);
  expect({ sent, questions }).toEqual({ sent: [], questions: [] });
});

test('[identity/session-proven] a page that is shown again asks once, and saves what was typed, also where the provider does not answer', async ({
  page,
  provider,
  signIn,
}) => {
  const asked = async (): Promise<number> => (await provider.calls('GET /authorize')).length;
  await page.clock.install();
  await signIn(FIRST, PROFILE);
  await page.getByLabel('Ville').fill(TYPED);
  const { sent, opened } = watch(page);
  const before = await asked();
  await leaveFor(page, () => Promise.resolve());
  await expect.poll(() => sent).toEqual(['PATCH /api/accounts/me']);
  await expect(page.getByLabel('Ville')).toHaveValue(TYPED);
  expect((await asked()) - before).toBe(1);

  await test.step('where the provider fails', async () => {
    await ready(page);
    await page.getByLabel('Ville').fill('Lyon');
    await provider.fault({ match: 'GET /authorize', fault: '503', times: 0 });
    await leaveFor(page, () => Promise.resolve());
    await expect.poll(() => sent).toHaveLength(2);
    await expect(page.getByLabel('Ville')).toHaveValue('Lyon');
    expect((await asked()) - before).toBe(2);
  });
  expect(opened).toEqual([]);
});
