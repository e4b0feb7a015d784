import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/test.ts';
import { TAG } from '#tests/support/tags.ts';

const MAIL = 'ana.moreau@mail.example';

/** What the pages report from now on. */
function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sandbox/reports')
      reports.push(request.postDataJSON() as Record<string, unknown>);
  });
  return reports;
}

test(
  '[decisions/failures-are-reported] each kind of failure is reported once, and nothing of the customer',
  { tag: TAG.needsServer },
  async ({ page, signIn, sandbox }) => {
    const reports = reportsOf(page);
    await signIn('casual');
    expect(reports).toEqual([]);
    await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '500' });
    await page.goto(`/fr/tickets/?mail=${MAIL}#${MAIL}`);
    await ready(page);
    const release = await page.locator('meta[name="build"]').getAttribute('content');
    await expect
      .poll(() => reports)
      .toEqual([
        expect.objectContaining({ kind: 'call', outcome: '500', route: 'tickets', language: 'fr', release }),
      ]);
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.evaluate((mail) => {
      const error = new TypeError(mail);
      for (let count = 0; count < 3; count++) {
        dispatchEvent(new ErrorEvent('error', { error, message: mail }));
        dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: mail }),
        );
      }
      const picture = document.createElement('img');
      picture.src = `https://elsewhere.example/${mail}`;
      document.body.append(picture);
    }, MAIL);
    await expect
      .poll(() => reports.map(({ kind }) => kind))
      .toEqual(['call', 'uncaught', 'rejection', 'policy']);
    expect(reports.at(-1)).toMatchObject({ name: 'img-src' });
    expect(JSON.stringify(reports)).not.toMatch(/@|ana|moreau|casual|Bearer|\?/i);
  },
);
