import type { Page } from '@playwright/test';

/** How many times slower the processor of a page is: `CPU_SLOWDOWN=4 npm test -- browser`. */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

/** A page that has closed meanwhile stays as it was. */
export async function slowDown(page: Page): Promise<void> {
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}
