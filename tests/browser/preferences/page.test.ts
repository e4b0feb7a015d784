import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

const PATH = '/fr/preferences/';

test('a switch is changed, nothing moves, and the profile follows', async ({ page, signIn }) => {
  await signIn('subscriber', PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes préférences' })).toBeVisible();
  const films = page.getByRole('switch', { name: 'Sorties et avant-premières' });
  await expect(films).toBeChecked();
  expect(await layoutShift(page)).toBe(0);
  await films.click();
  await expect(films).not.toBeChecked();
  await expect(films).not.toHaveAttribute('aria-busy', 'true');

  await visit(page, '/fr/profile/');
  await expect(page.getByRole('checkbox', { name: 'par e-mail' })).not.toBeChecked();
  await visit(page, PATH);
  await expect(films).not.toBeChecked();
});

test('preferences in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/preferences/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn voorkeuren – /);
  await expect(page.getByRole('switch', { name: 'Nieuwe films en voorpremières' })).not.toBeChecked();
  await visit(page, '/en/preferences/');
  await expect(page).toHaveTitle(/^My preferences – /);
  await expect(page.getByRole('switch', { name: 'New films and previews' })).not.toBeChecked();
});
