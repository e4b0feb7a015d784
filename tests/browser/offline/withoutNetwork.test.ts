import type { Page } from '@playwright/test';
import { ELSEWHERE, serveElsewhere } from '#tests/support/departure.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { kept, keptPaths } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const TICKETS = '/fr/tickets/';

/** Of the subscriber's pass. */
const NUMBER = '9040 0003 2210';

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

function banner(page: Page) {
  return page.getByText('Pas de connexion : ces informations ont pu changer.');
}

test('[decisions/offline-tickets] kept tickets show without a network and without a sign-in, and say how old they are', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  // The tickets page was never opened: another page's badge has loaded the tickets.
  await signIn('subscriber', '/fr/profile/');
  await kept(page, TICKETS);
  await context.setOffline(true);
  await page.goto(TICKETS);
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /QR code du billet La Dernière Séance/ })).toBeVisible();
  await expect(page.getByText(/Copie gardée sur cet appareil le/)).toBeVisible();
  await expect(banner(page)).toBeVisible();

  // An action that needs the network says so, and changes nothing.
  const ticket = page.getByRole('article', { name: 'La Dernière Séance' });
  await ticket.getByRole('button', { name: 'Par e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer le billet par e-mail' });
  await dialog.getByLabel('Adresse e-mail').fill('a@lumen.test');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Connexion impossible' })).toBeVisible();
  await ticket.getByRole('button', { name: 'Par e-mail' }).click();
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue('a@lumen.test');

  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/Copie gardée sur cet appareil/)).toBeHidden();
});

test('[decisions/offline-tickets, subscription/pass-at-the-door] tickets, pass and cards are kept whatever page was open, and whenever it was left @nightly', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', '/fr/statistics/');
  // The worker is still on its way.
  await page.goto('/en/profile/');
  await ready(page);
  await kept(page, TICKETS);
  await kept(page, '/en/profile/');
  await expect.poll(() => stored(page)).toContain('doorPhoto');
  await expect.poll(async () => (await keptPaths(page)).join()).toContain('/atDoor.');
  await context.setOffline(true);
  await page.goto(TICKETS);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.clock.install();
  // A page that is not kept: the one in its place shows them, without buttons that need the network.
  await page.goto('/fr/history/');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code du billet La Dernière Séance/ })).toBeVisible();
  await expect(page.getByRole('article').filter({ visible: true }), 'the coming ones').toHaveCount(3);
  const buttons = page.getByRole('article').getByRole('button').filter({ visible: true });
  await expect(buttons).toHaveText(['Afficher le billet', '', '']);
  await buttons.last().click();
  const shown = page.getByRole('dialog', { name: 'The Long Reel' });
  await expect(shown.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Par e-mail' })).toHaveCount(0);
  await shown.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByText(/Copie gardée sur cet appareil le/).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cinépass', exact: true }).filter({ visible: true }).click();
  const pass = page.getByRole('dialog', { name: 'Cinépass' });
  await expect(pass.getByRole('img', { name: 'Code : Cinépass' })).toBeVisible();
  await expect(pass.getByRole('img', { name: 'Votre photo' })).toBeVisible();
  await expect(pass.getByText(/Gardé sur cet appareil depuis le/)).toBeVisible();
  await pass.getByRole('button', { name: 'Fermer' }).click();

  // They stay where they show when the network is back: one of them may be held out at the door.
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  await context.setOffline(false);
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect(opened).toEqual([]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mon historique' })).toBeVisible();

  // At its own address it is a public page.
  await page.goto('/offline/');
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('without a network a page says why it waits, kept or not, and comes back by itself @nightly', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('empty', '/fr/profile/');
  await kept(page, '/offline/');
  await kept(page, '/fr/profile/');
  await context.setOffline(true);
  for (const path of ['/fr/profile/', '/fr/statistics/', '/en/statistics/']) {
    await page.goto(path);
    const title = path.startsWith('/en') ? 'You’re offline' : 'Vous êtes hors ligne';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  await page.goto('/fr/statistics/');
  await context.setOffline(false);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes statistiques' })).toBeVisible();
});

test('[errors/no-reload-while-leaving] the network that comes back does not bring back a page that the customer is leaving', async ({
  page,
  context,
  signIn,
}) => {
  const { to, stop } = await serveElsewhere();
  await signIn('empty', '/fr/profile/');
  await kept(page, '/offline/');
  await context.setOffline(true);
  await page.goto('/fr/statistics/');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await context.setOffline(false);
  await page.evaluate((address) => {
    location.assign(address);
  }, to);
  await expect(page).toHaveTitle(ELSEWHERE);
  await stop();
});

test('kept tickets show when site and provider are down although the browser is online @nightly', async ({
  page,
}) => {
  const { port, close } = await startOwnServers();
  const address = `http://localhost:${String(port)}`;
  await page.goto(address + TICKETS);
  await choosePersona(page, 'subscriber');
  await ready(page);
  await kept(page, TICKETS);
  await close();
  await page.goto(address + TICKETS);
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/Copie gardée sur cet appareil/)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  // Without a session at the provider, the page does not leave for a provider that cannot be reached.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('[identity/logout-leaves-nothing, decisions/offline-tickets, subscription/pass-at-the-door] signing out leaves no ticket and no card on the device, and no call or address with a token was ever kept', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', `${TICKETS}?token=secret`);
  await kept(page, TICKETS);
  await expect.poll(() => stored(page)).toContain('LUM734000');
  await expect.poll(() => stored(page)).toContain(NUMBER);
  for (const path of await keptPaths(page))
    expect(path).toMatch(/^\/(?:_astro\/[\w.-]+|favicon\.svg|(?:[a-z]{2}\/)?(?:[\w-]+\/)*)$/);
  await expect.poll(() => keptPaths(page)).not.toContain('/callback/');

  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL(/interaction|login/);
  await context.setOffline(true);
  await page.goto(siteUrl('fr') + TICKETS);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(() => stored(page)).not.toContain('LUM734000');
  expect(await stored(page)).not.toContain(NUMBER);
});

test('a form says that it cannot be saved without a network, and saves when the network is back @nightly', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const name = page.getByLabel('Prénom');
  await name.fill('Marguerite');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: /connexion/i })).toBeVisible();
  await expect(name).toHaveValue('Marguerite');
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect.poll(async () => (await sandbox.calls('PATCH /api/accounts/me')).length).toBe(1);
});

test('the worker is not requested before the page is ready @nightly', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...asked) => {
      sessionStorage.setItem('registered', String('ready' in document.documentElement.dataset));
      return register(...asked);
    };
  });
  await signIn('subscriber', '/fr/profile/');
  await kept(page, '/fr/profile/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('registered'))).toBe('true');
});
