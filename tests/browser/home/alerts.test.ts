import type { Page } from '@playwright/test';
import { visit } from '#tests/support/router.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const AT = '2026-11-01T10:00:00Z';

function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

async function close(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Fermer' }).click();
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'À savoir' }).getByRole('listitem');
}

test('[toasts/one-warning-alert, toasts/two-info-alerts, toasts/warnings-first, toasts/typed-alerts-next, toasts/newest-alerts-next, toasts/two-info-from-alerts, decisions/toast-strip] one warning and two infos, in their order, on home, and as toasts on the next page', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber');
  const expected = [/^Important\s*Travaux/, /^Avec votre Cinépass/, /^Nouveau/];
  await expect(panel(page)).toHaveText(expected);
  // Home says the alerts itself: only the warning is also a toast there, since they are the last on the page.
  await expect(toasts(page)).toContainText('Travaux au Lumen');
  await expect(toasts(page)).toContainText('1/3');
  await visit(page, '/fr/wishlist/');
  for (const text of ['Travaux au Lumen', 'Avec votre Cinépass', 'Nouveau']) {
    await expect(toasts(page)).toContainText(text);
    await close(page);
  }
  // After the alerts come the advantages that expire soon, with name and date.
  await expect(toasts(page)).toContainText('Fauteuil Premium offert');
  await close(page);
  await expect(toasts(page)).toContainText('Pop-corn moyen');
  await close(page);
  await expect(toasts(page).getByRole('button')).toHaveCount(0);
});

test('[toasts/closed-alert-remembered] a closed alert stays closed, until it is updated', async ({
  page,
  sandbox,
  signIn,
}) => {
  const alert = { content: 'Séance spéciale', warning: false, updatedAt: AT };
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [alert] });
  await sandbox.fault({ match: 'GET /api/accounts/me/advantages', fault: 'answer', body: [], times: 0 });
  await signIn('subscriber', '/fr/wishlist/');
  await expect(toasts(page)).toContainText('Séance spéciale');
  await close(page);

  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [alert] });
  await page.reload();
  await ready(page);
  await visit(page, '/fr/');
  await expect(panel(page)).toHaveCount(1);
  await visit(page, '/fr/wishlist/');
  await expect(toasts(page)).not.toContainText('Séance spéciale');

  const updated = { ...alert, updatedAt: '2026-11-02T10:00:00Z' };
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [updated] });
  await page.reload();
  await expect(toasts(page)).toContainText('Séance spéciale');
});

test('[toasts/typed-alert-own-type, toasts/untyped-alert-everyone, toasts/alerts-filtered-before-caps] alerts with a type show for the active card’s type only, and take no place of other alerts @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const body = [
    { content: 'Famille 1', accountType: 'FAMILY', updatedAt: '2026-11-09T10:00:00Z' },
    { content: 'Famille 2', accountType: 'FAMILY', updatedAt: '2026-11-08T10:00:00Z' },
    { content: 'Pour tous 1', updatedAt: AT },
    { content: 'Duo', accountType: 'CINEPASS_DUO', updatedAt: '2026-10-01T10:00:00Z' },
  ];
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body, times: 0 });
  await signIn('duo');
  await expect(panel(page)).toHaveText([/^Duo/, /^Pour tous 1/]);

  await sandbox.fault({ match: 'GET /api/accounts/me/cards', fault: '500', times: 0 });
  await page.reload();
  await ready(page);
  await expect(panel(page)).toHaveText([/^Pour tous 1/]);
});

test('[toasts/unpaid-pass, toasts/blocked-by-photo] toasts about a pass that does not work come before the alerts @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('blocked-photo', '/fr/wishlist/');
  await expect(toasts(page)).toContainText('Votre photo n’a pas été acceptée');
  await close(page);
  await expect(toasts(page)).toContainText('Travaux au Lumen');
});
