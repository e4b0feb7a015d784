import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many times slower the processor of a page is: `CPU_SLOWDOWN=4 npm test -- browser`. */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

/**
 * Slows the pages of a context down until the context goes offline: with a second session of the developer tools,
 * Chromium forgets the network state that Playwright has set.
 */
export function slowDown(context: BrowserContext): void {
  const sessions = new Map<Page, Promise<CDPSession | undefined>>();
  const add = (page: Page): void => void sessions.set(page, slowedDown(page));
  context.on('page', add);
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    context.off('page', add);
    for (const [page, opening] of sessions) {
      const session = await opening;
      if (!page.isClosed()) await session?.detach();
    }
    sessions.clear();
    await setOffline(offline);
  };
}

/** Undefined for a page that has closed meanwhile. */
async function slowedDown(page: Page): Promise<CDPSession | undefined> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return session;
  } catch (error) {
    if (!page.isClosed()) throw error;
    return undefined;
  }
}
