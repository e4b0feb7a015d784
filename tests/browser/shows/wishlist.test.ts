import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

test('the wishlist in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/wishlist/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn verlanglijst – /);
  await expect(page.getByText('Voorverkoop')).toBeVisible();
  await expect(page.getByText('Sciencefiction, Thriller')).toBeVisible();
  await visit(page, '/en/wishlist/');
  await expect(page).toHaveTitle(/^My wishlist – /);
  await expect(page.getByText('Advance booking')).toBeVisible();
});
