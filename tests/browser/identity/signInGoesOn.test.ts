import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { siteUrl } from '#tests/support/sites.ts';

const CODE = 'LUM734000';
const LONG = `/fr/profile/?q=${encodeURIComponent('é'.repeat(700))}#${encodeURIComponent('à')}`;

test(
  '[environments/sign-in-goes-on] a provider whose frame is barred signs in by its own page, and leads to the whole address',
  { tag: TAG.needsServer },
  async ({ page, provider, signIn }) => {
    await signIn('subscriber', '/fr/profile/');
    // The frame shows the provider's error, and the visit that follows signs in.
    await provider.fault({ match: 'GET /authorize', fault: '403' });
    await page.goto(LONG);
    await ready(page);
    await expect(page).toHaveURL(siteUrl('fr') + LONG);
    await expect(page.getByLabel('Prénom')).toBeVisible();
    await expect.poll(async () => (await provider.calls('GET /authorize')).length).toBe(3);
  },
);

test(
  '[environments/evidence-beats-hints, decisions/offline-tickets] the kept ticket stands while the provider fails, and while the account and the list do',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/tickets/');
    const code = page.getByText(CODE).filter({ visible: true }).first();
    const age = page.getByText(/Copie gardée sur cet appareil le/).filter({ visible: true });
    const unavailable = page.getByRole('heading', { name: 'Nous n’arrivons pas à joindre votre compte' });
    await provider.fault({ match: '*', fault: '503', times: 0 });
    await page.goto('/fr/tickets/');
    await expect(code).toBeVisible();
    await expect(unavailable).toBeVisible();
    await expect(code).toBeVisible();
    await expect(age).toBeVisible();
    await provider.clearFaults();
    await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '503', times: 0 });
    await sandbox.fault({ match: 'GET /api/accounts/me', fault: '503', times: 0 });
    await page.goto('/fr/tickets/');
    await expect(unavailable).toBeVisible();
    await expect(code).toBeVisible();
    await expect(age.first()).toBeVisible();
  },
);

test(
  '[environments/evidence-beats-hints] a browser that says there is no network opens the page all the same, with and without a session',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await signIn('subscriber', '/fr/profile/');
    await page.reload();
    await ready(page);
    await expect(page.getByLabel('Prénom')).toBeVisible();
    await expect(page.getByText('Pas de connexion : ces informations ont pu changer.')).toBeHidden();
  },
);
