import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServers } from '#sandbox/server/server.ts';
import { TEST_FOLDER } from '#tools/folders.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { startProxy } from '#tests/support/proxy.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { kept, keptPaths, leaveUntilTakenOver } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const HOME = '/fr/';
const TICKETS = '/fr/tickets/';

test('[decisions/stored-page-at-once] a reload asks the host first, another visit shows the stored page, and from a page of another build on the host is asked', async ({
  page,
}) => {
  let isNext = false;
  const site = await startOwnServers();
  const { port, stop } = await startProxy(site.port, (path) =>
    isNext && path === HOME
      ? '<!doctype html><meta name="build" content="next"><title>The next build</title>'
      : undefined,
  );
  const address = `http://fake.localhost:${String(port)}${HOME}`;
  await page.goto(address);
  await kept(page, HOME);
  isNext = true;
  await page.reload();
  await expect(page).toHaveTitle('The next build');
  isNext = false;
  await page.reload();
  await ready(page);
  // The worker forgets behind the page's back that the host had another build.
  await expect.poll(() => keptPaths(page)).not.toContain('/other-release');
  isNext = true;
  expect(await titleOf(page, address)).not.toBe('The next build');
  await ready(page);
  await expect.poll(() => titleOf(page, address)).toBe('The next build');
  // Browsers stop a worker between two requests. It knows all the same.
  await stopWorkers(page);
  expect(await titleOf(page, address)).toBe('The next build');
  await stop();
  await site.close();
});

test('[decisions/stored-page-at-once] after a deploy the stored page shows once more, then nothing of the old build is left, and the page of the new one shows without a network @nightly', async ({
  page,
}) => {
  const dist = await mkdtemp(join(tmpdir(), 'lumen-deploy-'));
  await cp(TEST_FOLDER, dist, { recursive: true });
  const { port, close } = await startOwnServers({ dist });
  const address = `http://fake.localhost:${String(port)}/fr/tickets/`;
  await page.goto(address);
  await kept(page, TICKETS);
  const [before] = await page.evaluate(() => caches.keys());
  await close();

  // The same files with another build id.
  const id = before?.replace('kept-', '') ?? '';
  for (const name of await readdir(join(dist, 'fr'), { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const path = join(dist, 'fr', name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(id, 'next'));
  }
  const servers = await startServers({ port, dist });
  const build = page.locator('meta[name="build"]');
  // The stored page shows at once, and behind its back the worker of the new build is installed.
  await page.goto(address);
  await ready(page);
  await expect(build).toHaveAttribute('content', id);
  await leaveUntilTakenOver(page);
  await page.goto(address);
  await ready(page);
  await expect(build).toHaveAttribute('content', 'next');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['kept-next']);
  await kept(page, TICKETS);
  await servers.close();
  await page.goto(address);
  await ready(page);
  await expect(build).toHaveAttribute('content', 'next');
  await rm(dist, { recursive: true });
});

test('[environments/optional-layers] a stored page shows where another speaks for the host, and where nothing is stored its own words, or the page with the kept tickets for a failure', async ({
  page,
}) => {
  let other: { html: string; status: number; headers?: { location: string } } | undefined;
  const site = await startOwnServers();
  const { port, stop } = await startProxy(site.port, () => other);
  const address = `http://fake.localhost:${String(port)}`;
  const title = await titleOf(page, address + TICKETS);
  await kept(page, TICKETS);
  const html = '<title>Somebody else</title>';
  const elsewhere = { location: `http://portal.localhost:${String(site.port)}/fr/accessibility/` };
  for (const status of [502, 503, 504, 429, 302]) {
    other = { html, status, ...(status === 302 && { headers: elsewhere }) };
    expect(await titleOf(page, address + TICKETS)).toBe(title);
    await page.reload();
    await expect(page).toHaveTitle(title);
    await page.goto(`${address}/fr/statistics/`);
    if (status === 302) await expect(page).toHaveURL(elsewhere.location);
    else if (status === 429) await expect(page).toHaveTitle('Somebody else');
    else await expect(page.locator('html')).toHaveAttribute('data-route', 'offline');
  }
  await stop();
  await site.close();
});

test('[decisions/offline-tickets] stored pages open without a network with any query and fragment, and without their slash', async ({
  page,
  context,
}) => {
  const site = await startOwnServers();
  const address = `http://fake.localhost:${String(site.port)}`;
  const title = await titleOf(page, address + TICKETS);
  await kept(page, TICKETS);
  await kept(page, '/');
  await context.setOffline(true);
  for (const rest of ['?utm_source=mail&utm_keyword=film&fbclid=Iw_1', '?promo_code=1&token=2#top', '#top']) {
    for (const path of [TICKETS, '/fr/tickets']) {
      await page.goto('about:blank');
      expect(await titleOf(page, address + path + rest)).toBe(title);
      await expect(page).toHaveURL(address + TICKETS + rest);
    }
    await page.goto(`${address}/${rest}`);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/fr/');
  }
  for (const path of ['/callback/', TICKETS])
    await expect(page.goto(`${address}${path}?code=1&state=2`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await site.close();
});

async function titleOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return page.title();
}

/** As browsers do with a service worker that has had nothing to do for half a minute. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
