import { WORKER_PATH } from '#sites/constants.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { freePort } from '#tests/support/listen.ts';
import { startFront } from '#tests/support/proxy.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { kept } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('[decisions/offline-tickets] a page that could not be fetched comes back by itself where the site answers again, and tries that once', async ({
  page,
}) => {
  let isFailing = false;
  let isOver = true;
  const { port, apiPort, close } = await startOwnServers({ isBehind: true });
  const nobody = await freePort();
  const { stop } = await startFront(port, (path) => {
    if (path === WORKER_PATH && isOver) isFailing = false;
    return isFailing && path.startsWith('/fr/') ? nobody : apiPort;
  });
  const visit = (path: string) => page.goto(`http://localhost:${String(port)}${path}`);
  await visit('/fr/profile/');
  await choosePersona(page, 'empty');
  await ready(page);
  await kept(page, '/offline/');
  isFailing = true;
  await visit('/fr/statistics/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes statistiques' })).toBeVisible();

  isOver = false;
  isFailing = true;
  let loads = 0;
  page.on('load', () => loads++);
  await visit('/fr/history/');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  isFailing = false;
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon historique' })).toBeVisible();
  expect(loads).toBe(3);
  await stop();
  await close();
});
