import { BidiHandler } from 'webdriver';

/** The event that a tab shows another document from now on. */
const COMMITTED = 'browsingContext.navigationCommitted';

/** @param address the WebSocket of a browser that speaks WebDriver BiDi by itself, without a driver */
export async function connectBiDi(address: string): Promise<BidiHandler> {
  const browser = new BidiHandler(address);
  await browser.connect();
  await browser.sessionNew({ capabilities: {} });
  await browser.sessionSubscribe({ events: [COMMITTED] });
  return browser;
}

/** Resolves when the tab has its next document, which may leave for another page before it is complete. */
export function nextDocument(browser: BidiHandler, context: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (line: Buffer): void => {
      const { method, params } = JSON.parse(line.toString()) as {
        method?: string;
        params?: { context: string };
      };
      if (method !== COMMITTED || params?.context !== context) return;
      browser.socket?.off('message', hear);
      resolve();
    };
    browser.socket?.on('message', hear);
  });
}
