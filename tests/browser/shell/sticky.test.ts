import type { Page } from '@playwright/test';
import { stopClock } from '#tests/support/clock.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { expect, test } from '#tests/support/test.ts';

function header(page: Page) {
  return page.getByRole('banner');
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[shell/sticky-desktop-only, shell/sticky-debounce, shell/sticky-quarter-viewport] the header sticks 200 ms after scrolling has ended, past a quarter of the screen, and shifts nothing @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('heavy', '/fr/tickets/');
    await stopClock(page);
    const top = () => header(page).evaluate((element) => element.getBoundingClientRect().top);
    const scroll = async (y: number): Promise<void> => {
      await page.evaluate((to) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        scrollTo({ top: to, behavior: 'instant' });
        return scrolled;
      }, y);
    };
    await scroll(200);
    await page.clock.runFor(1000);
    expect(await top()).toBe(-80);
    await scroll(201);
    await page.clock.runFor(199);
    expect(await top()).toBe(-80);
    await page.clock.runFor(1);
    await expect.poll(top).toBe(0);
    await scroll(900);
    await page.clock.runFor(200);
    expect(await top()).toBe(0);
    await scroll(100);
    await page.clock.runFor(200);
    await expect.poll(top).toBe(-80);
  });

  test('nothing moves while the page loads, fills and scrolls under a header that sticks @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('heavy', '/fr/tickets/');
    await page.mouse.wheel(0, 1200);
    await expect(page.locator('site-header')).toHaveAttribute('data-stuck');
    await page.mouse.wheel(0, -1200);
    await expect(page.locator('site-header')).not.toHaveAttribute('data-stuck');
    expect(await layoutShift(page)).toBe(0);
  });

  test('[constants/viewport-unit-values, shell/viewport-height-unit, shell/resize-debounce] the viewport unit follows the window’s size 150 ms after the last resize @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', '/fr/tickets/');
    const unit = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'));
    expect(await unit()).toBe('8px');
    await stopClock(page);
    const resized = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
    );
    await page.setViewportSize({ width: 1280, height: 667 });
    await resized;
    await page.clock.runFor(149);
    expect(await unit()).toBe('8px');
    await page.clock.runFor(1);
    expect(await unit()).toBe('6.67px');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[shell/sticky-desktop-only] the header never sticks, and nothing is wider than the screen @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('heavy', '/fr/tickets/');
    await stopClock(page);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.clock.runFor(1000);
    await expect(header(page)).not.toBeInViewport();
    await expect(page.locator('site-header')).not.toHaveAttribute('data-stuck');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
