import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#tools/chromium.ts';
import { siteOf } from '#sites/sites.ts';
import { startFileServer } from './fileServers.ts';
import { launchOptions } from './launch.ts';

const fr = siteOf('fr');

export interface ChainHosts {
  browser: Browser;
  /** The site's origin on a subdomain of the chain's domain. */
  origin: (subdomain: string) => string;
  stop: () => Promise<void>;
}

/**
 * Serves the built French site under the chain's own host names. The chain's other hosts, the identity tenants among
 * them, do not answer.
 */
export async function startChainHosts(folder: string, subdomains: readonly string[]): Promise<ChainHosts> {
  const server = await startFileServer(`${folder}/fr`);
  const origin = (subdomain: string): string => `http://${subdomain}.${fr.domain}:${String(server.port)}`;
  // Not the headless shell: it ignores the switch for secure origins.
  const { args = [], ...options } = launchOptions(findChromium());
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      `--host-resolver-rules=MAP *.${fr.domain} 127.0.0.1`,
      // The identity library works on secure origins only.
      `--unsafely-treat-insecure-origin-as-secure=${subdomains.map(origin).join(',')}`,
    ],
  });
  return {
    browser,
    origin,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}
