import type { Page } from '@playwright/test';
import { animationsOver } from '#tests/support/animations.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/shared.ts';
import { test as isolated } from '#tests/support/test.ts';

const CATALOGUE = 'https://www.lumen-cinemas.example';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

function header(page: Page) {
  return page.getByRole('banner');
}

/** Sets a mark that is lost when the document is replaced. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { same: true }));
}

function sameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'same' in window);
}

/** Whether a press would hit the header in each of the first frames after the router's next page change. */
function headerReached(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => document.addEventListener('astro:after-swap', resolve, { once: true }));
    const frames: boolean[] = [];
    while (frames.length < 6) {
      await new Promise(requestAnimationFrame);
      frames.push(document.elementFromPoint(innerWidth / 2, 40)?.closest('header') !== null);
    }
    return frames.every(Boolean);
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('[shell/landmarks, shell/movies-link, shell/cinemas-link, shell/flagged-links-leave] three parts; films, cinemas and the rest lead to the catalogue, not to our pages', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', '/fr/tickets/');
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('main').locator('toast-region')).toBeAttached();
    const links = header(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText([
      'Films',
      'Cinémas',
      'Club',
      'Offres',
      'Cinépass',
      'Expériences',
      'Mon compte',
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      ...['films', 'cinemas', 'club', 'offres', 'cinepass', 'experiences'].map(
        (route) => `${CATALOGUE}/fr/${route}/`,
      ),
      // The link “Mon compte” leads to home, not to the profile page.
      '/fr/',
    ]);
  });

  test('[shell/club-link, shell/offers-link, shell/subscription-pass-link, shell/more-from-link] a feature that is off has no link and leaves no hole; at the next visit it is gone before the settings answer', async ({
    page,
    sandbox,
    signIn,
  }) => {
    const links = header(page).getByRole('navigation').getByRole('link');
    const beside = page.getByRole('navigation', { name: 'Mon compte' }).getByRole('link');
    const expectThree = async () => {
      await expect(links).toHaveText(['Films', 'Cinémas', 'Mon compte']);
      await expect(beside).toHaveText([
        'Mon compte',
        /Mes billets/,
        'Mes films',
        'Mes cinémas',
        'Mon profil',
      ]);
    };
    await signIn('no-flags', '/fr/tickets/');
    await expectThree();
    const tops = await beside.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    expect(Math.max(...steps), 'between two links').toBeLessThan(64);
    const settings = await sandbox.hold('GET /api/settings');
    await page.reload();
    await expectThree();
    await settings.release();
  });

  test('each feature has a link of its own @nightly', async ({ page, sandbox, signIn }) => {
    const clientSettings = {
      clubEnabled: false,
      offersMenuEnabled: true,
      subscriptionEnabled: false,
      moreFromMenuEnabled: true,
    };
    await sandbox.fault({ match: 'GET /api/settings', fault: 'answer', body: { clientSettings }, times: 0 });
    await signIn('subscriber', '/fr/tickets/');
    const links = header(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Films', 'Cinémas', 'Offres', 'Expériences', 'Mon compte']);
  });

  test('[shell/wallet-link, shell/wallet-badge, shell/badge-counts-confirmed] the wallet leads to the tickets inside the document and counts confirmed ones', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('subscriber', '/en/tickets/');
    await markDocument(page);
    const reached = headerReached(page);
    await header(page).getByRole('link', { name: 'My tickets 4 tickets' }).click();
    await expect(page).toHaveURL(/\/en\/tickets\/$/);
    await ready(page);
    expect(await sameDocument(page)).toBe(true);
    expect(await reached, 'a press gets through to the page as soon as it has changed').toBe(true);

    const session = { startDate: '2027-01-01T20:00:00Z' };
    const ticket = (id: number, status: string) => ({ id, status, session, show: {}, cinema: {} });
    const body = [ticket(1, 'CONFIRMED'), ticket(2, 'CANCELED'), ticket(3, 'CONFIRMED')];
    await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: 'answer', body, times: 0 });
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'My tickets 2 tickets' })).toBeVisible();
  });

  test('[shell/wallet-badge] without tickets there is no badge, not a zero', async ({ page, signIn }) => {
    await signIn('empty', '/fr/tickets/');
    await expect(header(page).getByRole('link', { name: 'Mes billets', exact: true })).toBeVisible();
    await expect(page.locator('ticket-count:visible')).toHaveCount(0);
  });

  test('[shell/account-first-name, shell/account-profile-link, shell/account-booking-link] the account modal greets by name and leads to profile and tickets; Escape returns to its button', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', '/fr/tickets/');
    const opener = header(page).getByRole('button', { name: 'Mon compte', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Bonjour Ana' });
    await expect(modal.getByRole('link', { name: 'Mon profil' })).toHaveAttribute('href', '/fr/profile/');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await modal.getByRole('link', { name: 'Mes billets' }).click();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/fr\/tickets\/$/);
  });

  test('[shell/account-first-name] a customer without a first name is greeted without a name @nightly', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.fault({ match: 'GET /api/accounts/me', fault: 'null-field', field: 'firstname', times: 0 });
    await signIn('subscriber', '/fr/tickets/');
    await header(page).getByRole('button', { name: 'Mon compte', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Mon compte' })).toBeVisible();
  });

  isolated(
    '[shell/account-sign-out] sign out goes through the provider, once, and the next visit asks to sign in',
    async ({ page, provider, signIn }) => {
      await signIn('subscriber', '/fr/tickets/');
      await header(page).getByRole('button', { name: 'Mon compte', exact: true }).click();
      const modal = page.getByRole('dialog');
      await animationsOver(page);
      // The modal fits the window, however many links it has.
      await expect(modal).toBeInViewport({ ratio: 1 });
      await modal.getByRole('button', { name: 'Se déconnecter' }).dblclick();
      await expect(page.locator('button[value="subscriber"]')).toBeVisible();
      await expect.poll(() => provider.calls('GET /v2/logout')).toHaveLength(1);
    },
  );

  test('the first tab stop skips the header @nightly', async ({ page, signIn }) => {
    await signIn('subscriber', '/fr/tickets/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[shell/mobile-header-toggle] the menu shows and hides by its button, by Escape and by a tap beside it; targets are 44 px', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', '/fr/tickets/');
    const toggle = header(page).getByRole('button', { name: 'Menu' });
    const films = header(page).getByRole('link', { name: 'Films' });
    await expect(films).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(films).toBeVisible();
    for (const target of await header(page).locator('a:visible, button:visible').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
        44,
      );
    }
    await toggle.click();
    await expect(films).toBeHidden();

    await toggle.click();
    await films.focus();
    await page.keyboard.press('Escape');
    await expect(films).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(180, 720);
    await expect(films).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

isolated(
  '[shell/shell-per-page] inside a host a page has neither header nor footer @nightly',
  async ({ page, signIn }) => {
    await signIn('subscriber', '/fr/tickets/');
    await page.goto(`${siteUrl('fr')}/locales/fr/common.json`);
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.replaceChildren(frame);
      },
      `${siteUrl('fr')}/fr/tickets/`,
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
    await expect(frame.getByRole('banner')).toBeHidden();
    await expect(frame.getByRole('contentinfo')).toBeHidden();
    await expect(frame.getByRole('navigation')).toHaveCount(0);
  },
);
