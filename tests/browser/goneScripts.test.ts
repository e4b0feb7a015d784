import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_FOLDER } from '#commands/folders.ts';
import { startServers } from '#sandbox/server/server.ts';
import { TEST_PORT } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

for (const [index, [what, name]] of (
  [
    ['of the page itself', 'Guarded.'],
    ['imported later', 'fake.'],
    ['of an island', 'Tickets.island.'],
  ] as const
).entries()) {
  test(`OD-11 a script ${what} that is gone makes the page reload once, never in a loop`, async ({
    page,
  }) => {
    const port = TEST_PORT + 100 + 10 * index;
    const dist = await mkdtemp(join(tmpdir(), 'lumen-gone-'));
    await cp(TEST_FOLDER, dist, { recursive: true });
    const scripts = join(dist, 'fr/_astro');
    const gone = (await readdir(scripts)).filter((file) => file.startsWith(name) && file.endsWith('.js'));
    expect(gone).toHaveLength(1);
    await rm(join(scripts, gone[0] ?? ''));
    const servers = await startServers({ port, dist });

    let openings = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/fr/tickets/')) openings++;
    });
    await page.goto(`http://fake.localhost:${String(port)}/fr/tickets/`);
    await expect.poll(() => openings).toBe(2);
    const third = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/tickets/'),
      {
        timeout: 3000,
      },
    );
    await expect(third).rejects.toThrow(/Timeout/);

    await servers.close();
    await rm(dist, { recursive: true });
  });
}
