import { startOwnServers } from '#tests/support/ownServers.ts';
import { startFront } from '#tests/support/proxy.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { isAnswering, kept } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('[decisions/offline-tickets] a page that was on its way while the worker took over is stored too', async ({
  page,
  context,
}) => {
  const isAsked = Promise.withResolvers<undefined>();
  const isActive = Promise.withResolvers<undefined>();
  const { port, apiPort, close } = await startOwnServers({ isBehind: true });
  const { stop } = await startFront(port, async (path) => {
    // The worker is being installed until it has the first of its pages.
    if (path === '/offline/') await isAsked.promise;
    if (path === '/fr/profile/') {
      isAsked.resolve(undefined);
      await isActive.promise;
    }
    return apiPort;
  });
  const address = (path: string) => `http://localhost:${String(port)}${path}`;
  const other = await context.newPage();
  await other.goto(address('/fr/accessibility/'));
  await page.goto(address('/fr/statistics/'));
  await choosePersona(page, 'empty');
  await ready(page);
  const arrived = page.goto(address('/fr/profile/'));
  await expect.poll(() => isAnswering(other)).toBe(true);
  isActive.resolve(undefined);
  await arrived;
  await ready(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await kept(page, '/fr/profile/');
  await stop();
  await close();
});
