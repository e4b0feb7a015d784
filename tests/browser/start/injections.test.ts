import { policyViolations } from '#tests/support/policyViolations.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test('[shell/settings-injections, decisions/trusted-host-lists] the settings add a meta element and a noscript image, and nothing from hosts that are not listed, not even with consent @nightly', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: 'GET /api/settings',
    fault: 'answer',
    times: 0,
    body: {
      injections: [
        {
          element: 'meta',
          position: 'head',
          value: '',
          attributes: { name: 'verification', content: 'abc' },
        },
        { element: 'meta', position: 'head', value: 'unsafe-url', attributes: { name: 'referrer' } },
        { element: 'meta', position: 'head', value: 'width=9999', attributes: { name: 'viewport' } },
        {
          element: 'link',
          position: 'head',
          value: '',
          attributes: { rel: 'icon', href: '/api/ec/cancel/40' },
        },
        {
          element: 'img',
          position: 'noscript',
          value: '',
          attributes: { src: '/favicon.svg?seen', alt: '' },
        },
        { element: 'script', position: 'head', value: '', attributes: { src: 'https://evil.example/t.js' } },
      ],
      clientSettings: {},
    },
  });
  await context.addCookies([
    { name: 'fr_consent', value: encodeURIComponent('{"choice":"accepted"}'), url: siteUrl('fr') },
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn('casual', '/fr/tickets/');
  await expect(page.locator('head meta[name="verification"]')).toHaveAttribute('content', 'abc');
  const images = () =>
    page
      .locator('noscript[data-injected]')
      .evaluateAll((areas) => areas.map(({ textContent }) => textContent));
  await expect.poll(images).toEqual(['<img src="/favicon.svg?seen" alt="">']);
  await expect(page.locator('script[src*="evil"]')).toHaveCount(0);
  await expect(page.locator('meta[name="referrer"], meta[content*="9999"], [href*="ec/cancel"]')).toHaveCount(
    0,
  );

  // After a page change each of them is there once.
  await page.getByRole('link', { name: 'Mon compte', exact: true }).first().click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(page.locator('head meta[name="verification"]')).toHaveCount(1);
  expect(await images()).toHaveLength(1);
  expect(asked.join(), '[shell/settings-injections] not counted twice').not.toContain('seen');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[shell/settings-injections] an image of the settings loads @nightly', async ({ page }) => {
    const image = page.waitForRequest(/favicon\.svg\?x$/);
    await page.goto('/fr/tickets/');
    expect((await image).resourceType()).toBe('image');
  });
});

test('[shell/settings-injections, decisions/no-tracker-shipped, decisions/trusted-host-lists] a listed third party loads as soon as the customer consents, and is removed when they refuse @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  // This host does not exist. The request is the proof: the page and the policy have let it through.
  const src = 'https://tags.lumen.test/t.js';
  const item = { element: 'script', position: 'head', value: '', attributes: { src } };
  await sandbox.fault({
    match: 'GET /api/settings',
    fault: 'answer',
    times: 0,
    body: { injections: [item], clientSettings: {} },
  });
  const violations = await policyViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url() === src && asked.push(request.resourceType()));
  const script = page.locator(`head script[src="${src}"]`);
  const born = () => page.evaluate(() => performance.timeOrigin);
  const decide = async (name: string) => {
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await page.getByRole('button', { name }).click();
  };
  await signIn('empty', '/fr/tickets/');
  const first = await born();
  await expect(script).toHaveCount(0);

  await decide('Tout accepter');
  await expect.poll(() => asked).toEqual(['script']);
  await expect(script).toHaveCount(1);
  expect(await born(), 'the same document').toBe(first);

  await decide('Tout refuser');
  await expect.poll(() => born().catch(() => first), 'a new document').not.toBe(first);
  await ready(page);
  await expect(script).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(violations).toEqual([]);
});
