import type { APIRequestContext, Page } from '@playwright/test';
import { errorPage, SIGN_IN_PAGE, tokenCalls } from '#tests/support/identity.ts';
import { cookieSignInUrl, siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const COOKIE_SITE = siteUrl('fr', 'cookie.localhost');
const CANCEL = '/api/ec/cancel/';

/** Follows a link that a page has not got. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, href);
}

/**
 * Signs in as a persona, and stops before the callback.
 * @param signInPage address of the provider's sign-in page
 * @returns the address of the callback, with a code that nobody has used
 */
async function unopenedCallback(request: APIRequestContext, signInPage: string): Promise<string> {
  let answer = await request.post(signInPage, { form: { persona: 'heavy' }, maxRedirects: 0 });
  for (;;) {
    const next = new URL(answer.headers().location ?? '', answer.url());
    if (next.pathname.startsWith('/callback')) return next.href;
    expect(answer.status(), next.href).toBeGreaterThanOrEqual(300);
    answer = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** What the API answers to calls that cancel, as they are made by whatever page. */
function cancellations(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(CANCEL)) answers.push(response.status());
  });
  return answers;
}

test.describe('in the mode with a session cookie', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(cookieSignInUrl('fr', 'subscriber'));
    await ready(page);
  });

  test('[routes/known-return-targets] the retry of the error page leads to no call', async ({ page }) => {
    const answers = cancellations(page);
    await page.goto(`${COOKIE_SITE}/fr/error/?reason=network&target=${encodeURIComponent(`${CANCEL}40`)}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await page.waitForURL(`${COOKIE_SITE}/fr/`);
    await ready(page);
    expect(answers).toEqual([]);
  });

  test('[identity/cookie-mode-signs-in] a link on a page of another site makes no call as the customer @nightly', async ({
    page,
  }) => {
    const answers = cancellations(page);
    await page.goto(`${siteUrl('fr')}/fr/error/`);
    await follow(page, `${COOKIE_SITE}${CANCEL}40`);
    await expect.poll(() => answers).toEqual([401]);
  });
});

test('[identity/sign-in-bound-to-tab] cookies and an address of a sign-in that somebody else began sign nobody in', async ({
  page,
  context,
  browser,
  provider,
}) => {
  const attacker = await browser.newContext();
  const theirs = await attacker.newPage();
  await theirs.goto(siteUrl('fr') + TICKETS);
  await theirs.waitForURL(SIGN_IN_PAGE);
  const address = await unopenedCallback(attacker.request, theirs.url());
  const cookies = await attacker.cookies(siteUrl('fr'));
  await context.addCookies(cookies.filter(({ name }) => name.includes('a0.spajs.txs.')));

  await page.goto(address);
  await page.waitForURL(errorPage('transaction'));
  expect(await tokenCalls(provider)).toEqual([]);
  await attacker.close();
});
