import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { siteOf } from '#sites/sites.ts';
import { createAuthority } from '#tests/support/certificates.ts';
import { freePort } from '#tests/support/listen.ts';
import { startNginx } from '#tests/support/nginx.ts';

test('[decisions/maintenance-page] a file closes the site without a reload of nginx, for pages and calls of every method, and open pages keep their scripts', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'maintenance-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  let uploaded = '';
  const stopNginx = await startNginx(
    TEST_FOLDER,
    [
      {
        site: siteOf('fr'),
        port,
        backend: 'https://localhost:1',
        authorities: createAuthority(folder).path,
      },
    ],
    {
      files: (path) => {
        uploaded = path;
        return Promise.resolve();
      },
    },
  );
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const opened = await page.goto(`${origin}/fr/accessibility/`);
    expect(opened?.status()).toBe(200);
    const script = await page
      .locator('link[rel="modulepreload"], script[src]')
      .first()
      .evaluate((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');

    await writeFile(`${uploaded}.maintenance`, '');
    for (const [path, heading] of [
      ['/fr/tickets/', 'Votre compte est fermé un moment'],
      ['/en/tickets/', 'Your account is closed for a moment'],
      ['/', 'Votre compte est fermé un moment'],
    ] as const) {
      const closed = await page.goto(`${origin}${path}`);
      expect(closed?.status(), path).toBe(503);
      expect(closed?.headers()['retry-after'], path).toBe('600');
      expect(closed?.headers()['x-content-type-options'], path).toBe('nosniff');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const { status } = await fetch(`${origin}/api/accounts/me`, { method });
      expect(status, method).toBe(503);
    }
    expect((await fetch(`${origin}${script}`)).status).toBe(200);

    await rm(`${uploaded}.maintenance`);
    const again = await page.goto(`${origin}/fr/accessibility/`);
    expect(again?.status()).toBe(200);
    expect(again?.headers()['retry-after']).toBeUndefined();
  } finally {
    await stopNginx();
    await rm(folder, { recursive: true });
  }
});
