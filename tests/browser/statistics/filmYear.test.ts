import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arriveOnFixedDay } from '#tests/support/fixedDay.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/test.ts';

const FEELINGS = 'GET /api/v4/client/shows';

function feeling(name: string, updatedAt: string, emotion = 0) {
  const genres = [{ id: 'drama', name: 'Drame' }];
  return { show: { id: name, slug: name, name, genres }, updatedAt, emotion, isSeen: true };
}

/** The year of 2026 begins in Paris an hour earlier than in London. */
const HISTORY = [
  feeling('Noordzee', '2026-11-03T19:00:00Z', 5),
  feeling('Carmen', '2026-03-12T19:00:00Z', 3),
  feeling('Réveillon', '2025-12-31T23:30:00Z'),
  feeling('Dernier soir', '2025-12-31T22:30:00Z', 5),
  feeling('Sans date', '0001-01-01T00:00:00Z'),
];

function fact(page: Page, name: string) {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function saved(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer l’image' }).press('Enter');
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** How many colours the picture has, of those that a drawing of its size has. */
function colours(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 64, 64);
    const pixels = context?.getImageData(0, 0, 64, 64).data ?? [];
    const found = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) found.add(pixels.slice(at, at + 3).join(' '));
    return found.size;
  }, png.toString('base64'));
}

test('[statistics/year-picture, statistics/year-as-text, statistics/year-of-the-site, statistics/year-little-data, statistics/year-undated, statistics/year-saved, routes/film-year] by keyboard: from the statistics to the year, to the year before, and to its picture @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: FEELINGS, fault: 'answer', body: HISTORY, times: 0 });
  await arriveOnFixedDay(page, sandbox, () => signIn('subscriber', '/fr/profile/'));
  await visit(page, '/fr/statistics/');
  await page.getByRole('link', { name: 'Votre année en films' }).press('Enter');
  await expect(page).toHaveTitle('Mon année en films – Lumen Cinémas');
  await expect(page.getByRole('heading', { name: '2026 en 3 films' })).toBeVisible();
  await expect(page.locator('main')).toContainText('C’est 2 de plus qu’en 2025. Et l’année n’est pas finie.');
  for (const [name, text] of [
    ['Votre coup de cœur', 'Noordzee5 étoiles'],
    ['Le premier', 'Réveillon1er janvier 2026'],
    ['Le plus récent', 'Noordzee3 novembre 2026'],
    ['Votre genre', 'Drame'],
    ['Votre cinéma', 'Lumen BellecourLe plus visité, toutes années confondues.'],
  ] as const)
    await expect(fact(page, name)).toContainText(text);
  await expect(page.locator('main')).toContainText('Un film de votre historique n’a pas de date');
  await expect(page.getByRole('img', { name: 'L’affiche de votre année 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mes statistiques' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('combobox', { name: 'Année' }).press('ArrowDown');
  await expect(page.getByRole('heading', { name: '2025 en un film' })).toBeVisible();
  await expect(fact(page, 'Votre film de l’année')).toContainText('Dernier soir31 décembre 2025 · 5 étoiles');
  for (const claim of ['Le premier', 'Le dernier', 'Votre coup de cœur', 'Votre genre'])
    await expect(fact(page, claim)).toHaveCount(0);

  const { name, bytes } = await saved(page);
  expect(name).toBe('lumen-cinemas-2025.png');
  // The header of a PNG: its width and its height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect(await colours(page, bytes)).toBeGreaterThan(20);
});

/** A page works in the background from the second idle moment on (`src/start/start.ts`). */
function untilInBackground(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let moments = 0; moments < 3; moments++)
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
  });
}

test('[home/year-in-december] home leads to the year in December, in the time of the cinema, where the year has a film', async ({
  page,
  sandbox,
  signIn,
}) => {
  // A past December: a later one would be after the end of the session.
  const year = new Date().getUTCFullYear() - 1;
  const card = page.getByRole('article', { name: `${String(year)}, votre année en films` });
  const alerts = page.getByRole('region', { name: 'À savoir' }).getByRole('listitem');
  await sandbox.clock(`${String(year)}-11-30T22:59:00Z`);
  await signIn('subscriber', '/fr/profile/');
  await page.clock.setFixedTime(`${String(year)}-11-30T22:59:59Z`);
  await visit(page, '/fr/');
  await untilInBackground(page);
  // Home would have begun to fetch the card. The next visit would show it, and it would ask before the page after that.
  for (const path of ['/fr/profile/', '/fr/']) await visit(page, path);
  await expect(alerts.first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await visit(page, '/fr/profile/');
  expect(await sandbox.calls(FEELINGS), 'November asks for no film').toEqual([]);

  const older = [feeling('Réveillon', `${String(year - 1)}-12-31T22:30:00Z`)];
  await sandbox.fault({ match: FEELINGS, fault: 'answer', body: older });
  await page.clock.setFixedTime(`${String(year)}-11-30T23:00:00Z`);
  await visit(page, '/fr/');
  await expect.poll(() => sandbox.calls(FEELINGS)).toHaveLength(1);
  await expect(alerts.first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.reload();
  await card.getByRole('link', { name: 'Voir mon affiche' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon année en films');
});
