import { portsFrom } from '#commands/ports.ts';
import type { SiteId } from '#sites/site.ts';

/** Not `npm start`'s, so that tests run beside it. `npm test` moves on when they are taken. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 4421);

const [frenchPort = 0, dutchPort = 0, providerPort = 0] = portsFrom(TEST_PORT);

/** The host chooses how to sign in: each is the same build (design.md, "The sandbox"). */
export type TestHost = 'localhost' | 'refresh.localhost' | 'cookie.localhost' | 'fake.localhost';

export function siteUrl(site: SiteId, host: TestHost = 'localhost'): string {
  return `http://${host}:${site === 'fr' ? frenchPort : dutchPort}`;
}

export const PROVIDER_URL = `http://localhost:${providerPort}`;

/** Whether a real nginx serves the files and forwards the calls (`npm run test:cdn`). */
export const BEHIND_NGINX = process.env.SITE_SERVER === 'nginx';

/** Whether it is the demonstration, files and no backend at all (`npm run test:demo`). */
export const IN_DEMO = process.env.SITE_SERVER === 'files';
