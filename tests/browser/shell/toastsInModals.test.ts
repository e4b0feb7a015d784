import type { Locator, Page } from '@playwright/test';
import { stopClock } from '#tests/support/clock.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { expect, ready, test } from '#tests/support/test.ts';

function toasts(page: Page | Locator) {
  return page.getByRole('region', { name: 'Notifications' });
}

function openAccountMenu(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: 'Mon compte', exact: true }).click();
}

test('alerts and offers wait for an open modal to close; they are read out once @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const body = [{ content: 'Attention !', warning: true, updatedAt: '2026-11-09T10:00:00Z' }];
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body, times: 0 });
  await signIn('casual', '/fr/tickets/');
  const region = toasts(page);
  await expect(region.getByRole('alert')).toContainText('Attention !');
  await openAccountMenu(page);
  const modal = page.getByRole('dialog', { name: 'Bonjour Jan' });
  await expect(modal).toBeVisible();
  await expect(page.getByText('Attention !')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(region.getByText('Attention !')).toBeVisible();
  await expect(region.getByRole('alert')).toHaveCount(0);

  await openAccountMenu(page);
  await expect(page.getByText('Attention !')).toHaveCount(0);
  // A page change takes the modal away, and the toasts no longer wait.
  await visit(page, '/fr/cinemas/');
  await expect(modal).toBeHidden();
  await expect(region.getByText('Attention !')).toBeVisible();
});

test('toasts that arrive while a modal is open show when it has closed @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const alerts = await sandbox.hold('GET /api/alerts', { times: 0 });
  await signIn('casual', '/fr/wishlist/', { until: 'ready' });
  await openAccountMenu(page);
  await alerts.release();
  await ready(page);
  const modal = page.getByRole('dialog', { name: 'Bonjour Jan' });
  await expect(modal.getByRole('link', { name: 'Mon profil' })).toBeVisible();
  await expect(page.locator('[data-part="card"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toasts(page.getByRole('main')).getByRole('button', { name: 'Fermer' })).toBeVisible();
});

test('the toast about an action in a modal shows inside it, can be closed there, and stays when the modal closes', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  await sandbox.fault({ match: 'POST /api/accounts/me/delete', fault: '422', times: 0 });
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const modal = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  const send = modal.getByRole('button', { name: 'Demander la suppression' });
  const inside = modal.getByRole('region', { name: 'Notifications' });
  await modal.getByLabel('Pour confirmer').fill('supprimer');
  await send.click();
  await inside.getByRole('button', { name: 'Fermer' }).click();
  await expect(inside.locator('[data-part="card"]')).toHaveCount(0);
  await send.click();
  await expect(inside.getByRole('button', { name: 'Fermer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(toasts(page).getByRole('button', { name: 'Fermer' })).toBeVisible();
});

test('the toast of a failed change under the open account menu does not cover the menu’s sign-out @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/wishlist/');
  await sandbox.fault({ match: 'POST /api/client/*/show/*/intention', fault: 'hang', times: 0 });
  await stopClock(page);
  await page.getByRole('button', { name: /Orbite basse/ }).click();
  await openAccountMenu(page);
  await page.clock.runFor(60_000);
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('region', { name: 'Notifications' })).toContainText('La réponse s’est perdue');
  await page.clock.resume();
  await menu.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.locator('button[value="subscriber"]').waitFor();
});
