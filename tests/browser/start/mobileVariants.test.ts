import { ROUTES, type Route } from '#sites/routes.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, test } from '#tests/support/test.ts';

/** Every page that has a mobile variant. */
const MOBILE = Object.values<Route>(ROUTES).filter(({ mobile }) => mobile);

test('[routes/friends-mobile, routes/history-mobile, routes/cinemas-mobile, shell/shell-per-page, tracking/language-switch-mobile] the mobile variants show the same in the app’s shell, in each language', async ({
  page,
  signIn,
}) => {
  const paths = MOBILE.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['cinemas', 'friends', 'history']));
  const shown = async () => ({
    language: await page.locator('html').getAttribute('lang'),
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    view: await page.evaluate(() => (window.dataLayer as { page_name: string }[]).at(-1)?.page_name),
  });
  await signIn('subscriber', '/fr/tickets/');
  for (const path of paths) {
    for (const language of ['fr', 'en']) {
      await visit(page, `/${language}/${path}/`);
      const inBrowser = await shown();
      expect(inBrowser.language).toBe(language);
      await visit(page, `/m/${language}/${path}/`);
      await expect.poll(shown).toEqual(inBrowser);
      await expect(page.locator('body > header, body > footer')).toHaveCount(0);
    }
  }
});

test('[routes/friends-mobile, routes/flag-off-keeps-address] a mobile variant needs the flag of its page @nightly', async ({
  page,
  signIn,
}) => {
  const flagged = MOBILE.filter(({ flag }) => flag !== undefined);
  expect(flagged).not.toEqual([]);
  await signIn('no-flags', '/fr/tickets/');
  for (const { path } of flagged) {
    await visit(page, `/m/fr/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page).toHaveURL(`${siteUrl('fr')}/m/fr/${path}/`);
  }
});

test(
  '[routes/register-from-mobile-variant] a mobile variant leads an unregistered customer to the registration, too',
  { tag: TAG.nightly },
  async ({ page }) => {
    await page.goto(`${siteUrl('fr')}/m/fr/friends/`);
    await choosePersona(page, 'unregistered');
    await page.waitForURL(`${siteUrl('fr')}/fr/register/`);
  },
);
