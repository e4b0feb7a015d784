import type { Page } from '@playwright/test';
import { expectAskedOnClose, expectClosed } from '#tests/support/closing.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/shared.ts';

const PATCH = 'PATCH /api/accounts/me';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

test('[http/refresh-after-action, errors/default-toast] a toast reports the failure and then the success, and the header has the new name @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.getByLabel('Prénom').fill('Anna');
  await sandbox.fault({
    match: PATCH,
    fault: 'answer',
    status: 422,
    body: { code: 'name', message: 'Ce nom est réservé.' },
  });
  await save(page);
  await expect(toasts).toContainText('Une erreur est survenue');
  await expect(toasts).not.toContainText('Ce nom est réservé.');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await sandbox.fault({ match: PATCH, fault: '500' });
  await save(page);
  await expect(toasts).toContainText('Une erreur est survenue');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await save(page);
  await expect(toasts).toContainText('C’est enregistré');
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bonjour Anna' })).toBeVisible();
});

test('unsaved changes survive a page change, and closing the tab asks first', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/profile/');
  await page.getByLabel('Ville').fill('Paris');
  await page.getByLabel('Pays').selectOption('NL');
  await visit(page, '/fr/tickets/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
  await visit(page, '/fr/profile/');
  await expect(page.getByLabel('Ville')).toHaveValue('Paris');
  await expect(page.getByLabel('Pays')).toHaveValue('NL');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();

  await expectAskedOnClose(page);
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expectClosed(page);
});
