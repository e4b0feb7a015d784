import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/shared.ts';

test.use({ viewport: { width: 1280, height: 800 } });

function position(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    window.scrollTo({ top: to, behavior: 'instant' });
    return ended;
  }, top);
  // The header sticks from here on, and its buttons can be pressed.
  await expect(page.locator('site-header')).toHaveAttribute('data-stuck');
}

test('[shell/modal-locks-scroll, shell/modal-restores-scroll] behind a modal the page does not move, and it is where it was when the modal closes @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/fr/tickets/');
  await scrollTo(page, 900);
  await page.getByRole('banner').getByRole('button', { name: 'Mon compte', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 500);
  // Nothing reports that a wheel had no effect; the browser would have scrolled within two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await position(page)).toBe(900);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await position(page)).toBe(900);
  // A wheel that turns on belongs to what it has turned before, for a while also to a dialog that has gone.
  const turn = async (): Promise<number> => {
    await page.mouse.wheel(0, 500);
    return position(page);
  };
  await expect.poll(turn).toBeGreaterThan(900);
});

test('[routes/scroll-restoration] Back returns to the earlier position, also on a page that is long only once its data is there', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/fr/history/');
  await scrollTo(page, 3000);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changer de langue/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My viewing history' })).toBeVisible();
  await ready(page);
  expect(await position(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await ready(page);
  await expect.poll(() => position(page)).toBe(3000);
});

test('[routes/scroll-restoration] a reload returns to the earlier position @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/fr/history/');
  await scrollTo(page, 3000);
  await page.reload();
  await ready(page);
  await expect.poll(() => position(page)).toBe(3000);
});

test('[routes/anchor-scrolling] a page scrolls to an anchor once its element is there, opened directly or by the router @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/fr/tickets/');
  const id = await page.getByRole('article').last().getAttribute('id');
  await page.goto(`/fr/tickets/?direct#${id ?? ''}`);
  await ready(page);
  const ticket = page.locator(`[id="${id ?? ''}"]`);
  await expect(ticket).toBeInViewport();
  expect(await position(page)).toBeGreaterThan(1000);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changer de langue/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My tickets' })).toBeAttached();
  await ready(page);
  await expect(ticket).toBeInViewport();
});
