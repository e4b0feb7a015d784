import type { Locator, Page } from '@playwright/test';
import { expectAskedOnClose, expectClosed } from '#tests/support/closing.ts';
import { late } from '#tests/support/faultClasses.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';
import type { Sandbox } from '#tests/support/test.ts';

const PATCH = 'PATCH /api/accounts/me';
const PATH = '/fr/my-interests/';

function genre(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Vos genres préférés' })
    .getByRole('checkbox', { name, exact: true });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

async function bodies(sandbox: Sandbox): Promise<unknown[]> {
  return sandbox.bodies(PATCH);
}

test('nothing moves while the choices are on their way @nightly', async ({ page, sandbox, signIn }) => {
  await sandbox.fault(late('GET /api/interests', 500));
  await signIn('subscriber', PATH);
  await expect(genre(page, 'Drame')).toBeChecked();
  expect(await layoutShift(page)).toBe(0);
});

test('an unsaved choice survives other pages and a reload, and closing the tab asks first', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await genre(page, 'Thriller').click();
  await visit(page, '/fr/tickets/');
  await visit(page, PATH);
  await expect(genre(page, 'Thriller')).toBeChecked();
  await page.reload();
  await expect(genre(page, 'Thriller')).toBeChecked();
  await expectAskedOnClose(page);
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect
    .poll(() => bodies(sandbox))
    .toEqual([{ interest: { genres: ['drama', 'thriller'], events: ['premiere'] } }]);
  await expectClosed(page);
});

test('interests in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/my-interests/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn interesses – /);
  await expect(page.getByRole('checkbox', { name: 'Sciencefiction' })).toBeVisible();
  await visit(page, '/en/my-interests/');
  await expect(page).toHaveTitle(/^My interests – /);
  await expect(page.getByRole('checkbox', { name: 'Science fiction' })).toBeVisible();
});
