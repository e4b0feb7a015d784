import type { BrowserContext, Page } from '@playwright/test';
import { CONTACT } from '#tests/support/contactForm.ts';
import { cookie, HINT, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { signOut } from '#tests/support/signOut.ts';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

test('[identity/logout-at-provider, identity/logout-return-address, identity/logout-deletes-cookie, identity/logout-leaves-nothing] sign-out ends the session here and at the provider; the next customer sees nothing of the last', async ({
  page,
  context,
  provider,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const logout = page.waitForRequest((request) => request.url().startsWith(`${PROVIDER_URL}/v2/logout`));
  await signOut(page);
  const { searchParams } = new URL((await logout).url());
  expect(searchParams.get('returnTo')).toBe(`${siteUrl('fr')}/fr/`);
  // The provider leads back to home, which is guarded and asks for a sign-in.
  await page.waitForURL(SIGN_IN_PAGE);
  await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
  await expect.poll(() => cookie(context, HINT)).toBeUndefined();
  await expect.poll(() => provider.calls('GET /v2/logout')).toHaveLength(1);

  await sandbox.forgetCalls();
  await page.goto(TICKETS);
  await choosePersona(page, 'empty');
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('La Dernière Séance')).toHaveCount(0);
  await expect.poll(() => sandbox.calls('GET /api/ec/ebillet')).toHaveLength(1);
});

test('[identity/sign-out-in-every-tab] sign-out in one tab signs the others out, and does not let them in again', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  await signIn('subscriber', `${TICKETS}?tab=1`);
  const other = await context.newPage();
  await other.goto(`${TICKETS}?tab=2`);
  await ready(other);
  await expect(other.getByRole('article')).toHaveCount(3);
  // The other tab reaches the provider before the sign-out does, while the provider still has the session.
  const logout = await provider.hold('GET /v2/logout');
  await signOut(page);
  await other.waitForURL(SIGN_IN_PAGE);
  await logout.release();
  await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
});

/**
 * Opens another tab of the same customer. It hears of a sign-out at once, and is kept from asking the provider.
 * @returns the tab, and what lets it ask
 */
async function openSlowTab(context: BrowserContext): Promise<{ other: Page; letAsk: () => void }> {
  const other = await context.newPage();
  await other.goto(TICKETS);
  await ready(other);
  const isLet = Promise.withResolvers<undefined>();
  await other.route(
    (url) => url.origin === PROVIDER_URL && url.searchParams.get('prompt') === 'none',
    async (route) => {
      await isLet.promise;
      await route.continue();
    },
  );
  return { other, letAsk: () => isLet.resolve(undefined) };
}

test('[decisions/unfinished-sign-out-mark] a tab that finds the session ended by another one leaves the next sign-in alone @nightly', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const { other, letAsk } = await openSlowTab(context);
  await signOut(page);
  await page.waitForURL(SIGN_IN_PAGE);
  letAsk();
  await other.waitForURL(SIGN_IN_PAGE);
  await choosePersona(page, 'empty');
  await page.waitForURL('/fr/');
  await ready(page);
});

test('[decisions/unfinished-sign-out-mark] a tab that asks the provider when the next customer has signed in does not end that session', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const { other, letAsk } = await openSlowTab(context);
  await signOut(page);
  await page.waitForURL(SIGN_IN_PAGE);
  await choosePersona(page, 'empty');
  await page.waitForURL('/fr/');
  await ready(page);
  letAsk();
  await other.waitForURL(SIGN_IN_PAGE);
  await expect.poll(() => provider.calls('GET /v2/logout')).toHaveLength(1);
  await page.reload();
  await ready(page);
  await expect(page).toHaveURL('/fr/');
});

test('[identity/sign-out-in-every-tab, leaving/form-fields] a tab on a page that anybody may read forgets what was typed there and on a page of the account, also behind Back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', CONTACT);
  await page.getByLabel('Votre message').fill('Mon fauteuil était cassé');
  const kept = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  await expect.poll(kept).toContain('fauteuil');
  await page.goto('/fr/cancel/');
  await ready(page);
  expect(await kept()).toContain('fauteuil');
  const name = page.getByLabel('Prénom et nom');
  await name.fill('Ana Moreau');
  await page.getByLabel('Numéro de contrat ou de carte').fill('0012 3456');
  await page.getByLabel('Adresse e-mail').fill('ana@exemple.fr');
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
  await expect(page.getByText('Ana Moreau').filter({ visible: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(TICKETS);
  await ready(other);
  await signOut(other);
  await other.waitForURL(SIGN_IN_PAGE);
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('');
  expect(await kept()).not.toContain('fauteuil');
  await expect(page).toHaveURL('/fr/cancel/');
  await page.goBack();
  await ready(page);
  await expect(page).toHaveURL('/fr/cancel/');
  await expect(name).toHaveValue('');
});

test('[identity/sign-out-in-every-tab] a tab in the background holds nothing that was typed, and no page view of the customer', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', CONTACT);
  await page.getByLabel('Votre message').fill('Mon fauteuil était cassé');
  const pageViews = (): Promise<string> => page.evaluate(() => JSON.stringify(window.dataLayer));
  await expect.poll(pageViews).toContain('id_hash');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  const other = await context.newPage();
  await other.goto(TICKETS);
  await ready(other);
  await signOut(other);
  await other.waitForURL(SIGN_IN_PAGE);
  await expect(page.getByRole('textbox', { includeHidden: true })).toHaveCount(0);
  expect(await pageViews()).toBe('[]');
  await expect(page).toHaveURL(CONTACT);
});
