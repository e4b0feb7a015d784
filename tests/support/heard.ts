import type { Page } from '@playwright/test';

export interface Said {
  /** Texts that came into a live region since the action. */
  heard: () => Promise<string>;
  /** Texts of the toasts that are shown. */
  toasts: () => Promise<string>;
}

declare global {
  interface Window {
    /** Texts of the live regions since the test began to listen. */
    heard?: string[];
  }
}

/** Records what a screen reader would say: texts that come into a `status` or an `alert`. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isListening = window.heard !== undefined;
    window.heard = [];
    if (isListening) return;
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'childList' ? addedNodes : [target]) {
          const element = node instanceof Element ? node : node.parentElement;
          const text = element?.closest('[role="status"], [role="alert"]')?.textContent.trim();
          if (text) window.heard?.push(text);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What the page says of the last action. */
export function saidOn(page: Page): Said {
  const toasts = page.getByRole('region', { name: /^(?:Notifications|Meldingen)$/ });
  return {
    heard: () => heard(page),
    toasts: async () => (await toasts.allInnerTexts()).join('\n'),
  };
}

/** The texts since `listen`, one a line. */
export async function heard(page: Page): Promise<string> {
  try {
    return await page.evaluate(() => window.heard?.join('\n') ?? '');
  } catch (error) {
    // The page is loading: some actions end with a reload.
    if (String(error).includes('Execution context was destroyed')) return '';
    throw error;
  }
}
