import type { Locator } from '@playwright/test';
import { late } from '#tests/support/faultClasses.ts';
import { countTaps } from '#tests/support/taps.ts';
import { expect, test } from '#tests/support/shared.ts';

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

for (const width of [360, 1280])
  test(`nothing moves while the page fills, ${width} pixels wide @nightly`, async ({
    page,
    sandbox,
    signIn,
  }) => {
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
      await sandbox.fault(late(match, 400));
    }
    await signIn('casual');
    await expect(page.getByRole('region', { name: 'À savoir' }).getByRole('listitem')).toHaveCount(2);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number[])).toEqual([]);
  });
