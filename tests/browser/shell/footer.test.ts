import type { Page } from '@playwright/test';
import { policyViolations } from '#tests/support/policyViolations.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const PHONE = { width: 360, height: 740 };
const FRENCH_CITIES = ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'];
const DUTCH_CITIES = ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg'];

function footerOf(page: Page) {
  return page.getByRole('contentinfo');
}

function column(page: Page, title: string) {
  return footerOf(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();
}

test('[shell/footer-movie-link, shell/footer-entertainment-link, shell/footer-all-shows, shell/french-cities, shell/dutch-cities, shell/city-link, shell/all-cinemas-link, shell/cities-follow-site, shell/footer-server-columns, shell/footer-new-tab, shell/footer-cookie-entry, shell/footer-bottom-line, shell/social-icons] on a desktop: open columns of films, cinemas and the server’s links, and a bottom line', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  const films = column(page, 'À l’affiche').getByRole('link');
  await expect(films).toHaveText([
    'La Dernière Séance',
    'Un été à Ostende',
    'The Long Reel',
    'Carmen, en direct',
    'Tous les films',
  ]);
  await expect(films.first()).toHaveAttribute(
    'href',
    /lumen-cinemas\.example\/fr\/film\/la-derniere-seance\/$/,
  );
  await expect(films.nth(3)).toHaveAttribute('href', /\/fr\/evenement\/carmen-en-direct\/$/);
  await expect(films.last()).toHaveAttribute('href', /\/fr\/films\/$/);

  const cinemas = column(page, 'Nos cinémas').getByRole('link');
  await expect(cinemas).toHaveText([...FRENCH_CITIES, 'Tous les cinémas']);
  await expect(cinemas.first()).toHaveAttribute('href', /\/fr\/cinemas\/paris\/$/);

  const house = column(page, 'La maison');
  await expect(house.getByRole('link', { name: 'Presse' })).toHaveAttribute('target', '_blank');
  await expect(house.getByRole('link', { name: 'Presse' })).toHaveAttribute('rel', 'noopener');
  await expect(house.getByRole('link', { name: 'Qui sommes-nous ?' })).not.toHaveAttribute('target');
  await expect(column(page, 'Informations légales').getByRole('link')).toHaveCount(3);

  await expect(footerOf(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram/);
  await expect(footerOf(page).locator('[data-icon="instagram"]')).toBeVisible();
  await expect(footerOf(page).getByText('marques déposées')).toBeVisible();
  await expect(footerOf(page).getByText('Tous droits réservés')).toBeVisible();
  await expect(footerOf(page).getByText('Une question')).toBeHidden();
  // The columns are open for screen readers as well.
  await expect(footerOf(page).locator('details:not([open])')).toHaveCount(0);
});

test('[shell/faq-mobile-only, shell/faq-link, shell/footer-accordion, shell/footer-short] on a phone: a teaser of the FAQ, and columns that open and close @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.setViewportSize(PHONE);
  await signIn('subscriber', '/fr/tickets/');
  await expect(footerOf(page).getByRole('link', { name: 'Consulter l’aide' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.lumen-cinemas\.example\/fr\/aide\/$/,
  );
  const paris = footerOf(page).getByRole('link', { name: 'Paris' });
  await expect(paris).toBeHidden();
  const more = footerOf(page).locator('summary', { hasText: 'Tout le site' });
  const [top, bottom] = await Promise.all([footerOf(page).boundingBox(), more.boundingBox()]);
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(320);
  await more.click();
  const title = footerOf(page).locator('summary', { hasText: 'Nos cinémas' });
  await title.click();
  await expect(paris).toBeVisible();
  await title.press('Enter');
  await expect(paris).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(paris).toBeVisible();
});

test('[shell/language-picker, shell/current-language-highlighted, shell/dutch-cities, shell/city-link, shell/cities-follow-site, sites/differences-by-domain] one button per language; the cinemas are those of the site in every language', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/nl/tickets/?x=1#y', { site: 'nl' });
  const languages = footerOf(page).getByRole('navigation', { name: 'Taal van de site' }).getByRole('button');
  await expect(languages).toHaveText(['Nederlands', 'English']);
  await expect(languages.and(page.locator('[aria-current="true"]'))).toHaveText(['Nederlands']);
  await expect(column(page, 'Onze bioscopen').getByRole('link')).toHaveText([
    ...DUTCH_CITIES,
    'Alle bioscopen',
  ]);
  await expect(footerOf(page).getByRole('link', { name: 'Den Haag' })).toHaveAttribute(
    'href',
    /\/nl\/bioscopen\/den-haag\/$/,
  );

  await languages.last().click();
  await expect(page).toHaveURL(`${siteUrl('nl')}/en/tickets/?x=1#y`);
  await ready(page);
  await expect(column(page, 'Our cinemas').getByRole('link')).toHaveText([...DUTCH_CITIES, 'All cinemas']);
  await expect(languages).toHaveCount(0);
  await expect(footerOf(page).locator('[aria-current="true"]')).toHaveText('English');
});

test('the language is changed without a reload, so that the session stays @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/fr/tickets/');
  const born = () => page.evaluate(() => performance.timeOrigin);
  const before = await born();
  await footerOf(page).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
  await expect.poll(born).toBe(before);
});

test('a link to a page without a router opens it as a document: the router does not fetch it first, and its styles violate no policy @nightly', async ({
  page,
  signIn,
}) => {
  const violations = await policyViolations(page);
  await signIn('subscriber', '/fr/preferences/');
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect([...new Set(paths)].sort()).toEqual(['/fr/accessibility/', '/fr/cancel/', '/fr/withdraw/']);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  for (const path of new Set(paths)) {
    await page.goto('/fr/preferences/');
    await ready(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).last().click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched).not.toContain(path);
  }
  expect(violations).toEqual([]);
});

test('[shell/footer-cookie-entry, decisions/no-tracker-shipped] the cookie entry opens the privacy preferences; refusing is as easy as accepting', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('empty', '/fr/tickets/');
  const open = footerOf(page).getByRole('button', { name: 'Gérer mes cookies' });
  const panel = page.getByRole('dialog', { name: 'Vos préférences de confidentialité' });
  await open.click();
  await expect(panel.getByText('Vous n’avez pas encore choisi')).toBeVisible();
  const [refuse, accept] = await Promise.all(
    ['Tout refuser', 'Tout accepter'].map((name) => panel.getByRole('button', { name }).boundingBox()),
  );
  // Close to equal: the panel is still moving in, by fractions of a pixel.
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0);
  expect(refuse?.height).toBeCloseTo(accept?.height ?? 0);

  await panel.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  const kept = async (): Promise<unknown> => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'fr_consent');
    return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
  };
  await expect.poll(kept).toMatchObject({ choice: 'refused' });

  await open.click();
  await expect(panel.getByText('vous avez refusé')).toBeVisible();
  await panel.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(kept).toMatchObject({ choice: 'accepted' });
  await open.click();
  await panel.press('Escape');
  await expect(panel).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[shell/footer-already-translated] the footer is there in the page’s language, its columns open on a desktop @nightly', async ({
    page,
  }) => {
    await page.goto('/en/tickets/');
    await expect(footerOf(page).getByRole('link', { name: 'All cinemas' })).toBeVisible();
  });
});
