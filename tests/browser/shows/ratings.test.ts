import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

test('ratings in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/ratings/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn beoordelingen – /);
  const group = page.getByRole('group', { name: 'Jouw beoordeling van Noordzee' });
  await group.getByRole('radio', { name: '1 ster', exact: true }).click();
  await expect(page.getByText('Bedankt! 1 ster voor Noordzee.')).toBeVisible();
  await page.goto(page.url().replace('/nl/', '/en/'));
  await expect(
    page.getByRole('group', { name: 'Your rating of Noordzee' }).getByLabel('1 star'),
  ).toBeChecked();
});
