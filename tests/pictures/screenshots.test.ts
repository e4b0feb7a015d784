import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { MOST_SCREENSHOT_BYTES, screenshotFile, screenshotName, SCREENSHOTS } from '#export/screenshots.ts';
import { routePath } from '#sites/routes.ts';
import { SITES } from '#sites/sites.ts';
import { arriveOnFixedDay } from '#tests/support/fixedDay.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/test.ts';

/*
 * Takes the screenshots of the manifests: `npm run test:all -- pictures`. The customer, the tickets and the pass are those of the
 * sandbox.
 */

/** In CSS pixels. The files have another scale (export/screenshots.ts). */
const WIDTHS = { narrow: 360, wide: 1280 } as const;

for (const { id, languages } of SITES)
  for (const language of languages)
    for (const shot of SCREENSHOTS) {
      const name = screenshotName(language, shot);
      const scale = shot.width / WIDTHS[shot.form];

      test.describe(() => {
        test.use({
          viewport: { width: WIDTHS[shot.form], height: shot.height / scale },
          deviceScaleFactor: scale,
        });

        test(`${id}: ${name}`, async ({ page, sandbox, signIn }) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await arriveOnFixedDay(page, sandbox, () =>
            signIn('subscriber', routePath(language, 'profile'), { site: id }),
          );
          await visit(page, routePath(language, shot.route));
          // On home the poster and the button of the calendar come when the page is ready.
          const ticket = page.getByRole('main').getByRole('article').first();
          await expect(ticket.locator('svg text').first()).toBeVisible();
          if (shot.route === 'home') await expect(ticket.getByRole('button')).toHaveCount(2);
          const file = screenshotFile(id, name);
          mkdirSync(dirname(file), { recursive: true });
          await page.screenshot({ path: file, type: 'jpeg', quality: 60, animations: 'disabled' });
          expect(statSync(file).size).toBeLessThanOrEqual(MOST_SCREENSHOT_BYTES);
        });
      });
    }
