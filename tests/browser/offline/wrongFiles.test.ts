import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startServers } from '#sandbox/server/server.ts';
import { TEST_FOLDER } from '#tools/folders.ts';
import { chunksIn, loadedChunks } from '#export/chunks.ts';
import { assetsOf } from '#offline/rules.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { startProxy } from '#tests/support/proxy.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { kept, keptPaths } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const HOME = '/fr/';
const PROFILE = '/fr/profile/';

/**
 * A script that the profile needs, and that neither the home page nor the stand-in backend in the page loads. Islands
 * are left out: Astro asks for them once more.
 */
async function scriptOfProfile(): Promise<string> {
  const site = join(TEST_FOLDER, 'fr');
  const [home = [], profile = []] = await Promise.all(
    [HOME, PROFILE].map(async (path) => assetsOf(await readFile(join(site, path, 'index.html'), 'utf8'))),
  );
  const [backend = ''] = globSync('_astro/inPage.*.js', { cwd: site });
  const loaded = loadedChunks([`/${backend}`], [], chunksIn(site));
  const own = profile.find(
    (path) => !home.includes(path) && !loaded.has(path) && !/island|\.script\d/.test(path),
  );
  if (own === undefined) throw new Error('The profile has no script of its own');
  return own;
}

test('[decisions/offline-tickets] a page that a proxy answered once with 200 in place of a script is not stored: the page opens afterwards', async ({
  page,
}) => {
  const script = await scriptOfProfile();
  const asked: string[] = [];
  const site = await startOwnServers();
  const { port, stop } = await startProxy(site.port, (path) => {
    if (path !== script) return undefined;
    asked.push(path);
    return asked.length === 1 ? '<title>Checking your browser</title>' : undefined;
  });
  const address = `http://fake.localhost:${String(port)}`;
  await page.goto(address + HOME);
  await kept(page, HOME);
  await page.goto(address + PROFILE);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.goto(address + PROFILE);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByLabel('Prénom')).toHaveValue(/./);
  await stop();
  await site.close();
});

test('[decisions/offline-tickets] a file that is asked for with a query is not stored @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', HOME);
  await kept(page, HOME);
  const script = (await keptPaths(page)).find((path) => path.startsWith('/_astro/')) ?? '';
  await page.evaluate(async (path) => (await fetch(path)).text(), `${script}?x`);
  await page.evaluate(async (path) => (await fetch(path)).text(), script);
  expect((await keptPaths(page)).filter((path) => path.includes('?'))).toEqual([]);
});

test('[decisions/offline-tickets] npm run build -- --worker-off removes the worker and its caches from the browser, and the site goes on @nightly', async ({
  page,
}) => {
  const dist = await mkdtemp(join(tmpdir(), 'worker-off-'));
  await cp(TEST_FOLDER, dist, { recursive: true });
  const { port, close } = await startOwnServers({ dist });
  const address = `http://fake.localhost:${String(port)}${HOME}`;
  await page.goto(address);
  await kept(page, HOME);
  await close();

  await promisify(execFile)('npm', ['run', 'build', '--', '--worker-off', join(dist, 'fr')]);
  const servers = await startServers({ port, dist });
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(address);
    await ready(page);
    await expect.poll(() => left(page)).toEqual({ workers: 0, caches: [] });
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await servers.close();
  await rm(dist, { recursive: true });
});

function left(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
