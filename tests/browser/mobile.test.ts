import { ROUTES, type Route } from '#sites/routes.ts';
import { visit } from '../support/router.ts';
import { siteUrl } from '../support/sites.ts';
import { choosePersona, expect, test } from '../support/test.ts';

/** Every page that has a mobile variant: a new one is tested without being named here. */
const MOBILE = Object.values<Route>(ROUTES).filter(({ mobile }) => mobile);

test('A-08 A-11 A-18 OD-15 TR-18 the mobile variants show the same in the app’s shell, in each language', async ({
  page,
  signIn,
}) => {
  const paths = MOBILE.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['cinemas', 'friends']));
  await signIn('subscriber', '/fr/tickets/');
  for (const path of paths) {
    await visit(page, `/fr/${path}/`);
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const view = () => page.evaluate(() => (window.dataLayer as { page_name: string }[]).at(-1)?.page_name);
    const name = await view();
    await visit(page, `/m/fr/${path}/`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(await view()).toBe(name);
    await expect(page.locator('body > header, body > footer')).toHaveCount(0);
    await visit(page, `/m/en/${path}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
  }
});

test('A-08 A-37 a mobile variant needs the flag of its page', async ({ page, signIn }) => {
  const flagged = MOBILE.filter(({ flag }) => flag !== undefined);
  expect(flagged).not.toEqual([]);
  await signIn('no-flags', '/fr/tickets/');
  for (const { path } of flagged) {
    await visit(page, `/m/fr/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    expect(page.url()).toBe(`${siteUrl('fr')}/m/fr/${path}/`);
  }
});

test('A-42 from a mobile variant too, who has yet to register is led to the registration', async ({
  page,
}) => {
  await page.goto(`${siteUrl('fr')}/m/fr/friends/`);
  await choosePersona(page, 'unregistered');
  await page.waitForURL(`${siteUrl('fr')}/fr/register/`);
});
