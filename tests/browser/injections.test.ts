import { siteUrl } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('B-55 OD-12 the settings put a meta item in the head and an image in the no-script area, and nothing that is not listed, with consent neither', async ({
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
        { element: 'img', position: 'noscript', value: '', attributes: { src: '/favicon.svg', alt: 'seen' } },
        { element: 'script', position: 'head', value: '', attributes: { src: 'https://evil.example/t.js' } },
      ],
      clientSettings: {},
    },
  });
  await context.addCookies([
    { name: 'fr_consent', value: encodeURIComponent('{"choice":"accepted"}'), url: siteUrl('fr') },
  ]);
  await signIn('casual', '/fr/tickets/');
  await expect(page.locator('head meta[name="verification"]')).toHaveAttribute('content', 'abc');
  await expect(page.locator('body noscript > img[alt="seen"]')).toHaveAttribute('src', '/favicon.svg');
  await expect(page.locator('script[src*="evil"]')).toHaveCount(0);

  // The next page has them again, once.
  await page.getByRole('link', { name: 'Profil', exact: true }).first().click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(page.locator('head meta[name="verification"]')).toHaveCount(1);
});
