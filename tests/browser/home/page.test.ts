import type { Locator } from '@playwright/test';
import { TAG } from '#tests/support/tags.ts';
import { countTaps } from '#tests/support/taps.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

/** The empty height below the last part of a box, in pixels. */
async function below(box: Locator, last: Locator): Promise<number> {
  const [outer, inner] = await Promise.all([box.boundingBox(), last.boundingBox()]);
  if (!outer || !inner) throw new Error('not drawn');
  return outer.y + outer.height - inner.y - inner.height;
}

test('[home/next-show-ticket, home/pass-strip] the customer is greeted by name, sees the next show and the pass, and opens the ticket', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ana');

  const next = page.getByRole('region', { name: 'Prochaine séance' });
  const ticket = next.getByRole('article', { name: 'La Dernière Séance' });
  await expect(ticket).toContainText(/(?:Demain|Aujourd’hui), 19\sh\s30/i);
  await expect(ticket).toContainText('Lumen Bellecour · Salle 1');
  await expect(ticket).toContainText('Places F1, F2');
  // On a desk the code is there at once, on a phone after one press.
  const qr = { name: 'QR code du billet La Dernière Séance' };
  await expect(ticket.getByRole('img', qr)).toBeInViewport({ ratio: 1 });
  const hour = ticket.getByText(/^19\sh\s30$/);
  await expect(hour).toHaveCSS('font-size', '64px');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(ticket.getByRole('img', qr)).toBeHidden();
  await expect(hour).toHaveCSS('font-size', '40px');
  const open = ticket.getByRole('button', { name: 'Afficher le billet' });
  await expect(open).toBeInViewport({ ratio: 1 });
  expect(await below(ticket, open)).toBeLessThanOrEqual(16);
  const taps = await countTaps(page);
  await open.click();
  const shown = page.getByRole('dialog', { name: 'La Dernière Séance' });
  await expect(shown.getByRole('img', qr)).toBeInViewport({ ratio: 1 });
  expect(await taps()).toBe(1);
  await expect(shown).toContainText('Lumen Bellecour · VOST');
  await expect(shown).toContainText('Salle 1 · F1, F2');
  await page.keyboard.press('Escape');
  await expect(ticket.getByRole('button', { name: 'Afficher le billet' })).toBeFocused();

  const pass = page.getByRole('region', { name: 'Mon pass' });
  await expect(pass).toContainText('Actif');
  const link = await pass.getByRole('link', { name: 'Voir mon abonnement' }).boundingBox();
  expect(link?.height).toBe(88);
  await expect(pass.getByRole('heading', { level: 3 })).toHaveText('Cinépass');
  await expect(pass).toContainText('9040 0003 2210');
  await expect(pass.getByRole('link', { name: 'Voir mon abonnement' })).toHaveAttribute(
    'href',
    '/fr/subscription/',
  );
});

test('[entities/pass-types, entities/unknown-subscription-type, entities/unknown-subscription-status, entities/subscription-statuses] each status and type of pass has its words; unknown ones have those of the default', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber');
  const pass = page.getByRole('region', { name: 'Mon pass' });
  // Without the subscription the account alone tells.
  await sandbox.fault({ match: 'GET /api/accounts/me/subscription', fault: '500', times: 0 });
  for (const [status, passType, label, name] of [
    ['suspended', 'UNLIMITED_GOLD', 'En pause', 'Cinépass Illimité Gold'],
    ['canceled', 'CINEPASS_26', 'Résilié', 'Cinépass –26 ans'],
    ['unpaid', 'FAMILY', 'Paiement en attente', 'Cinépass Famille'],
    ['blocked', 'EXPLORER', 'Bloqué', 'Cinépass Explorateur'],
    ['foo', 'ZZZ', 'Actif', 'Cinépass'],
  ] as const) {
    const body = {
      id: status,
      registered: true,
      hasSubscription: true,
      subscription: { status },
      trackingData: { passType },
    };
    await sandbox.fault({ match: 'GET /api/accounts/me', fault: 'answer', body });
    await page.reload();
    await ready(page);
    await expect(pass).toContainText(label);
    await expect(pass.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(pass).not.toContainText(/undefined|ZZZ|[A-Z]_/);
  }
});

test('[decisions/empty-list-next-step] a new account has a next step in every place, in the customer’s language', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/nl/', { site: 'nl' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Noé');
  await expect(page.getByRole('link', { name: 'Kies een film' })).toHaveAttribute(
    'href',
    /lumen-bioscopen\.example\/nl\//,
  );
  await expect(page.getByRole('link', { name: 'Bekijk de passen' })).toHaveAttribute(
    'href',
    /lumen-bioscopen\.example\/nl\//,
  );
  await expect(page.getByRole('region', { name: 'Goed om te weten' })).toContainText('Geen bijzonderheden');
});

test('[home/film-without-ticket] without a ticket a film of the wishlist stands in the place of the next show', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: 'answer', body: [], times: 0 });
  const film = { slug: 'aurore', name: 'Aurore', genres: ['Drame'], bookable: true };
  await sandbox.fault({ match: 'GET /api/shows', fault: 'answer', body: [film], times: 0 });
  const body = [{ intention: 2, show: { slug: 'aurore', name: 'Aurore' } }];
  await sandbox.fault({ match: 'GET /api/v4/client/shows', fault: 'answer', body, times: 0 });
  await signIn('subscriber');
  const hero = page
    .getByRole('region', { name: 'Prochaine séance' })
    .getByRole('article', { name: 'Aurore' });
  await expect(hero).toContainText('Sur votre liste d’envies');
  await expect(hero.getByRole('link', { name: 'Voir les séances' })).toHaveAttribute(
    'href',
    /lumen-cinemas\.example\/fr\/.*aurore\/$/,
  );
});

test('each panel fails alone, and its retry loads it', async ({ page, sandbox, signIn }) => {
  await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '500', times: 0 });
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'html', times: 0 });
  await signIn('subscriber');
  const next = page.getByRole('region', { name: 'Prochaine séance' });
  const alerts = page.getByRole('region', { name: 'À savoir' });
  await expect(next.getByRole('alert')).toContainText('ne s’affiche pas');
  await expect(alerts.getByRole('alert')).toContainText('ne s’affiche pas');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText('Actif');
  await expect(page.getByRole('article', { name: 'Votre avis fait le programme' })).toBeVisible();

  await sandbox.clearFaults();
  await next.getByRole('button', { name: 'Réessayer' }).click();
  await expect(next.getByRole('article', { name: 'La Dernière Séance' })).toBeVisible();
  await alerts.getByRole('button', { name: 'Réessayer' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(3);
});

test(
  'a call that hangs is given up after ten seconds, and keeps no other panel waiting',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    await page.goto('/fr/');
    // While Playwright installs its clock it is 1970, and a cookie of the sign-in would have the wrong expiry.
    await page.locator('button[value]').first().waitFor();
    await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: 'hang', times: 0 });
    await page.clock.install();
    await choosePersona(page, 'subscriber');
    await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText('Actif');
    await expect(page.getByRole('region', { name: 'Prochaine séance' })).toContainText('Chargement');
    await expect(page.getByRole('article', { name: 'Votre avis fait le programme' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('region', { name: 'Prochaine séance' }).getByRole('alert')).toBeVisible();
    await ready(page);
  },
);

test('[http/only-provided-fields, http/tolerates-unlisted-shapes] an answer with some invalid values loses only those', async ({
  page,
  sandbox,
  signIn,
}) => {
  const ticket = {
    id: 1,
    status: 'CONFIRMED',
    session: { startDate: '2099-01-01T18:30:00Z' },
    show: { name: 'Aurore' },
    cinema: {},
  };
  await sandbox.fault({
    match: 'GET /api/ec/ebillet',
    fault: 'answer',
    body: [null, 7, { status: 'CONFIRMED' }, ticket],
    times: 0,
  });
  await sandbox.fault({
    match: 'GET /api/v2/survey',
    fault: 'answer',
    body: { title: null, extra: [] },
    times: 0,
  });
  await sandbox.fault({
    match: 'GET /api/alerts',
    fault: 'answer',
    body: [{ warning: true }, { content: 'Bonsoir', updatedAt: 5 }],
    times: 0,
  });
  await signIn('subscriber');
  await expect(page.getByRole('article', { name: 'Aurore' })).toContainText('1er janvier 2099');
  await expect(page.getByRole('region', { name: 'À savoir' }).getByRole('listitem')).toHaveText(['Bonsoir']);
  await expect(page.locator('main')).not.toContainText(/undefined|Invalid|null/);
});

for (const width of [360, 1280])
  test(`nothing moves while the page fills, ${width} pixels wide`, async ({ page, sandbox, signIn }) => {
    // High enough for the whole page: shifts out of view do not count.
    await page.setViewportSize({ width, height: 2400 });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const match of ['GET /api/ec/ebillet', 'GET /api/v2/survey', 'GET /api/alerts']) {
      await sandbox.fault({ match, fault: 'slow', delayMs: 400, times: 0 });
    }
    await signIn('casual');
    await expect(page.getByRole('region', { name: 'À savoir' }).getByRole('listitem')).toHaveCount(2);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number[])).toEqual([]);
  });
