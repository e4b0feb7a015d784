import type { Page } from '@playwright/test';
import { IDENTITY_PROBLEMS } from '#identity/identity.ts';
import type { Language, SiteId } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/** Collects the page's requests to the identity provider. */
function providerRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(PROVIDER_URL)) urls.push(request.url());
  });
  return urls;
}

function dataLayer(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dataLayer);
}

/** Written out: a test that reads the sites' own order would agree with a wrong one. */
const FIRST_LANGUAGES: Readonly<Record<SiteId, Language>> = { fr: 'fr', nl: 'nl', be: 'nl' };

for (const site of SITE_IDS) {
  test(
    `[routes/root-french-site, routes/root-dutch-site, sites/french-first, sites/dutch-first] the root of the ${site} site leads to its first language`,
    { tag: site === 'fr' ? [] : TAG.nightly },
    async ({ page }) => {
      const home = page.waitForRequest(
        (request) => request.isNavigationRequest() && !request.url().endsWith(`${siteUrl(site)}/`),
      );
      await page.goto(`${siteUrl(site)}/`);
      expect((await home).url()).toBe(`${siteUrl(site)}/${FIRST_LANGUAGES[site]}/`);
    },
  );
}

test('[constants/language-attribute-default, routes/not-found-unguarded, routes/unknown-path, routes/language-first, routes/unknown-language, shell/default-language-attribute, tracking/not-found-name] an unknown address is not found, in the language of its path, without a sign-in', async ({
  page,
}) => {
  const toProvider = providerRequests(page);
  const cases = [
    ['fr', '/404', 'fr', 'Page introuvable'],
    ['fr', '/fr/nope/', 'fr', 'Page introuvable'],
    ['fr', '/en/nope', 'en', 'Page not found'],
    ['fr', '/nope/x/y', 'fr', 'Page introuvable'],
    ['fr', '/profile/', 'fr', 'Page introuvable'],
    ['fr', '/nl/profile/', 'fr', 'Page introuvable'],
    ['nl', '/404', 'nl', 'Pagina niet gevonden'],
    ['nl', '/xx/profile/', 'nl', 'Pagina niet gevonden'],
  ] as const;
  for (const [site, path, language, title] of cases) {
    const response = await page.goto(siteUrl(site) + path);
    await ready(page);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(new RegExp(`^${title} – Lumen`));
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  await expect
    .poll(() => dataLayer(page))
    .toEqual([
      {
        event: 'page_view',
        page_name: '404',
        page_category: 'account',
        programmation_selected: '0',
        platform_type: 'web-desktop',
      },
    ]);
  expect(toProvider).toEqual([]);
});

test('[routes/not-found-unguarded] another language of an unknown address shows without a sign-in @nightly', async ({
  page,
}) => {
  const toProvider = providerRequests(page);
  for (const path of ['/404', '/nope/x/y']) {
    await page.goto(path);
    await ready(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  expect(toProvider).toEqual([]);
});

test('[shell/light-footer, shell/viewport-height-unit] light pages: a privacy panel, the ways out of a contract and social icons in the footer, nothing else; the viewport’s unit @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/nope/');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button')).toHaveText(['Privacy preferences']);
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toBeVisible();
  for (const name of ['Cancel your contract', 'Withdraw from contract here'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.getByRole('link')).toHaveCount(8);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--vh')))
    .toBe('7.4px');
  await footer.getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Your privacy preferences' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/fr/nope/');
});

test('[routes/error, errors/identity-errors-handled] the error page says what happened, without a customer’s data', async ({
  page,
}) => {
  const toProvider = providerRequests(page);
  const shown = new Set<string>();
  for (const problem of IDENTITY_PROBLEMS) {
    await page.goto(`/en/error/?reason=${problem}`);
    await ready(page);
    await expect(page.locator('[data-reason]:visible')).toHaveCount(1);
    shown.add(await page.locator('[data-reason]:visible').innerText());
  }
  expect(shown.size).toBe(IDENTITY_PROBLEMS.length);
  await page.goto('/fr/error/?reason=%3Cb%3E');
  await expect(page.getByText('Rien n’est perdu')).toBeVisible();
  await expect.poll(() => dataLayer(page)).toMatchObject([{ page_name: 'error' }]);
  expect(toProvider).toEqual([]);
});

test('[errors/identity-errors-handled, decisions/trusted-host-lists] "try again" leads to where the customer wanted to go, on this site only', async ({
  page,
}) => {
  const retry = page.getByRole('link', { name: 'Réessayer' });
  await page.goto(`/fr/error/?reason=timeout&target=${encodeURIComponent('/fr/tickets/?x=1#y')}`);
  await ready(page);
  await expect(retry).toHaveAttribute('href', '/fr/tickets/?x=1#y');
  for (const target of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/callback/']) {
    await page.goto(`/fr/error/?target=${encodeURIComponent(target)}`);
    await ready(page);
    await expect(retry).toHaveAttribute('href', '/fr/');
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/error\/\?target=/);
  await expect(page.getByRole('link', { name: 'See what’s showing' })).toHaveAttribute(
    'href',
    'https://www.lumen-cinemas.example/en/',
  );
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('[identity/callback-failure-page] a failed callback ends on the error page, which explains it', async ({
    page,
  }) => {
    await page.goto('/callback/?error=access_denied&error_description=no&state=x');
    await expect(page).toHaveURL(/\/en\/error\/\?reason=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.locator('[data-reason]:visible')).toHaveCount(1);
  });
});

test('[shell/shell-per-page] in a frame a light page has neither navigation nor footer @nightly', async ({
  page,
}) => {
  await page.goto('/fr/404');
  const frame = page.frameLocator('iframe');
  await page.evaluate(() => {
    const element = document.createElement('iframe');
    element.src = `${location.origin.replace('localhost', 'fake.localhost')}/fr/error/`;
    document.body.append(element);
  });
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('contentinfo')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('root, 404, error and unsubscribe are readable @nightly', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`${siteUrl('fr')}/fr/`);
    await page.goto('/en/nope/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.goto('/en/error/?reason=timeout');
    await expect(page.getByText('Nothing is lost')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/');
    await page.goto('/en/unsubscribe/?token=abc');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});
