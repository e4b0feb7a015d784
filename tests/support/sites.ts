import { portsFrom } from '#commands/ports.ts';
import type { SiteId } from '#sites/site.ts';

/** The first port. Not the one of `npm start`, so that tests run beside it; `npm test` takes another if it is busy. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 4421);

const [frenchPort = 0, dutchPort = 0, providerPort = 0] = portsFrom(TEST_PORT);

/** The host name decides how a customer signs in; the build is the same. */
export type TestHost = 'localhost' | 'refresh.localhost' | 'cookie.localhost' | 'fake.localhost';

export function siteUrl(site: SiteId, host: TestHost = 'localhost'): string {
  return `http://${host}:${site === 'fr' ? frenchPort : dutchPort}`;
}

export const PROVIDER_URL = `http://localhost:${providerPort}`;

/** Whether nginx serves the files and forwards the calls (`npm run test:cdn`). */
export const BEHIND_NGINX = process.env.SITE_SERVER === 'nginx';

/** Whether the tests run on the demonstration: files without a backend (`npm run test:demo`). */
export const IN_DEMO = process.env.SITE_SERVER === 'files';
