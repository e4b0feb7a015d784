import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const CASES = [
  ['fr', 'fr', 'Accessibilité', 'Défenseur des droits', '21 novembre 2026'],
  ['fr', 'en', 'Accessibility', 'Défenseur des droits', '21 November 2026'],
  ['nl', 'nl', 'Toegankelijkheid', 'Autoriteit Consument & Markt', '21 november 2026'],
  ['nl', 'en', 'Accessibility', 'Autoriteit Consument & Markt', '21 November 2026'],
] as const;

for (const [site, language, title, authority, date] of CASES) {
  test(
    `[routes/anonymous-public-pages] the accessibility statement of the ${site} site in ${language}: is public and dated, and names whom to contact`,
    { tag: site === 'fr' && language === 'fr' ? [] : TAG.nightly },
    async ({ page }) => {
      await page.goto(`${siteUrl(site)}/${language}/accessibility/`);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(authority);
      await expect(page.getByRole('main')).toContainText(date);
      // Whoever cannot sign in can write too: the first link is an address, and no page of the account.
      const address = page.getByRole('main').getByRole('link').first();
      await expect(address).toHaveText(/^[a-z]+@lumen-[a-z]+\.example$/);
      await expect(address).toHaveAttribute('href', `mailto:${await address.innerText()}`);
    },
  );
}

test('the footer leads to the statement on account pages, public pages and not-found @nightly', async ({
  page,
  signIn,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Accessibilité.: / });
  for (const path of ['/fr/error/', '/fr/nope/']) {
    await page.goto(siteUrl('fr') + path);
    await expect(link).toHaveAttribute('href', '/fr/accessibility/');
  }
  await signIn('subscriber', '/fr/tickets/');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
  await ready(page);
  await page.getByRole('link', { name: 'Lumen' }).first().click();
  await ready(page);
  await expect(page).toHaveURL(/\/fr\/$/);
});
