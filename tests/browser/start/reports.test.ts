import type { Page } from '@playwright/test';
import { expectClean, watchReports } from '#tests/support/reports.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const MAIL = 'ana.moreau@mail.example';

/** Leaves errors uncaught in every way that the browser knows, three times, with a customer's address in each. */
async function failInEveryWay(page: Page): Promise<void> {
  await page.evaluate((mail) => {
    const release = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
    // As if the page had been reloaded for this build before: the missing script is then no reason for another reload.
    sessionStorage.setItem('reloaded-build', release);
    const error = new RangeError(mail);
    const script = document.querySelector('script[src^="/_astro/"]');
    for (let count = 0; count < 3; count++) {
      dispatchEvent(new ErrorEvent('error', { error, message: mail }));
      dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: mail }),
      );
      dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error } }));
      script?.dispatchEvent(new Event('error'));
    }
    const picture = document.createElement('img');
    picture.src = `https://elsewhere.example/${mail}`;
    document.body.append(picture);
  }, MAIL);
}

/**
 * Waits until the page has decided whether it tells how fast it was. The page has asked for the same script before, so
 * it gets it before this function does.
 */
async function decided(page: Page): Promise<void> {
  const address = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/reports.'))?.name,
    );
  await expect.poll(address).toBeDefined();
  await page.evaluate((script) => import(script ?? ''), await address());
}

test(
  '[decisions/failures-are-reported] each kind of failure is reported once, and nothing of the customer',
  { tag: TAG.needsServer },
  async ({ page, signIn, sandbox }) => {
    const reports = watchReports(page);
    await signIn('casual');
    expect(reports).toEqual([]);
    await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '500' });
    const foreign = { element: 'script', position: 'head', value: MAIL, attributes: { src: `//${MAIL}` } };
    const body = { injections: [foreign], clientSettings: {} };
    await sandbox.fault({ match: 'GET /api/settings', fault: 'answer', body });
    await page.goto(`/fr/tickets/?mail=${MAIL}#${MAIL}`);
    await ready(page);
    const release = await page.locator('meta[name="build"]').getAttribute('content');
    await expect.poll(() => reports).toHaveLength(2);
    const common = { route: 'tickets', language: 'fr', release };
    expect(reports).toContainEqual(
      expect.objectContaining({ ...common, kind: 'call', name: 'GET /api/ec/ebillet', outcome: '500' }),
    );
    expect(reports).toContainEqual(
      expect.objectContaining({ ...common, kind: 'reported', name: 'Injection refused' }),
    );
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await failInEveryWay(page);
    await expect
      .poll(() => reports.slice(2).map(({ kind }) => kind))
      .toEqual(['uncaught', 'rejection', 'island', 'script', 'policy']);
    expect(reports.at(-1)).toMatchObject({ name: 'img-src' });
    expectClean(reports);
    expect(JSON.stringify(reports)).not.toMatch(/@|ana|moreau|casual|Bearer|\?/i);
  },
);

test(
  '[tracking/speed-needs-consent] the pages of a customer who has consented tell how fast they were, once and nothing else, and no longer after a refusal',
  { tag: TAG.needsServer },
  async ({ context, page }) => {
    const reports = watchReports(page);
    const names = () => reports.map(({ name }) => name).sort();
    const decide = (choice: string) =>
      context.addCookies([
        { name: 'fr_consent', value: encodeURIComponent(JSON.stringify({ choice })), url: siteUrl('fr') },
      ]);
    await page.goto('/fr/accessibility/');
    await decided(page);
    await decide('accepted');
    await page.goto('/fr/accessibility/');
    await ready(page);
    await expect.poll(names).toEqual(['FCP', 'TTFB']);
    // The largest part is final with the first press, and what has moved when the page is hidden.
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(names).toEqual(['FCP', 'LCP', 'TTFB']);
    await decide('refused');
    await page.goto('/fr/accessibility/');
    await decided(page);
    expectClean(reports);
    expect(new Set(reports.map((one) => Object.keys(one).sort().join()))).toEqual(
      new Set(['connection,document,kind,language,name,release,route,value']),
    );
    expect(names()).toEqual(['FCP', 'LCP', 'TTFB']);
  },
);
