import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test(
  '[leaving/behind-flags, decisions/extension-calls-off-by-default] with its flag off a page shows not-found at its address; without settings the build’s flag holds',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    const settings = 'GET /api/settings';
    for (const [path, clientSettings] of [
      ['/fr/cancel/', { withdrawalEnabled: true }],
      ['/fr/withdraw/', { publicCancellationEnabled: true }],
    ] as const) {
      await page.goto('/fr/error/');
      await ready(page);
      await sandbox.fault({ match: settings, fault: 'answer', body: { clientSettings } });
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
      await expect(page).toHaveTitle(/^Page introuvable – /);
      await expect(page).toHaveURL(siteUrl('fr') + path);
      await expect.poll(() => page.evaluate(() => window.dataLayer)).toMatchObject([{ page_name: '404' }]);
    }
    await sandbox.fault({ match: settings, fault: '500', times: 0 });
    await page.goto('/fr/cancel/');
    await expect(page.getByRole('button', { name: 'Vérifier avant d’envoyer' })).toBeVisible();
  },
);
