import type { BrowserContext, Page } from '@playwright/test';
import { siteOf } from '#sites/sites.ts';
import { startChainHosts, type ChainHosts } from '#tests/support/chainHosts.ts';
import { exportOf } from '#tests/support/exports.ts';
import { HINT } from '#tests/support/identity.ts';
import { policyViolations } from '#tests/support/policyViolations.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const fr = siteOf('fr');

/** Environments by their subdomain: the export that serves it, the identity tenant, and the catalogue site. */
const ENVIRONMENTS = [
  ['c', 'production', 'login', 'www'],
  ['preprod', 'nonproduction', 'login', 'www-preproduction'],
  ['staging', 'nonproduction', 'login-staging', 'www-staging'],
  ['uat', 'nonproduction', 'login-dev', 'www-uat'],
  ['dev', 'nonproduction', 'login-dev', 'www-dev'],
  ['pr-7.preview', 'nonproduction', 'login-dev', 'www-dev'],
] as const;
const FAKE = 'fake.pr-7.preview';

let hosts: ChainHosts;
test.afterEach(() => hosts.stop());

for (const [subdomain, tier, tenant, catalogue] of ENVIRONMENTS)
  test(
    `[sites/environment-from-subdomain, sites/production-host-prefix, sites/shared-identity-tenant, sites/staging-own-tenant, sites/development-own-tenant, sites/preview-host-pattern, decisions/no-fake-in-production] ${subdomain}. signs in at ${tenant}., which its policy admits, and its films are at ${catalogue}.`,
    { tag: TAG.nightly },
    async () => {
      hosts = await startChainHosts(await exportOf(tier), [subdomain]);
      const origin = hosts.origin(subdomain);
      const context = await hosts.browser.newContext();
      const authorize = `https://${tenant}.${fr.domain}/authorize?**`;

      const page = await context.newPage();
      await page.goto(`${origin}/fr/error/`);
      await ready(page);
      expect(await chainHosts(page)).toEqual([`${catalogue}.${fr.domain}`]);

      expect(await whoAsks(context, origin, authorize), 'who was never here').toBe('the page');
      await context.addCookies([{ name: HINT, value: 'true', url: origin }]);
      expect(await whoAsks(context, origin, authorize), 'who was here lately').toBe('a frame');
    },
  );

/** Whether the page asks the tenant by leaving for it or in a frame; expects no violation of the policy. */
async function whoAsks(
  context: BrowserContext,
  origin: string,
  authorize: string,
): Promise<'the page' | 'a frame'> {
  const page = await context.newPage();
  const violations = await policyViolations(page);
  const asked = page.waitForRequest(authorize);
  await page.goto(`${origin}/fr/profile/?fake.&demo=1#fake.`, { waitUntil: 'commit' });
  const frame = (await asked).frame();
  expect(violations).toEqual([]);
  return frame === page.mainFrame() ? 'the page' : 'a frame';
}

test(
  `[sites/unknown-host] ${FAKE}. signs in by itself, and the links that islands bring lead to its catalogue too`,
  { tag: TAG.nightly },
  async () => {
    hosts = await startChainHosts(await exportOf('nonproduction'), [FAKE]);
    const page = await hosts.browser.newPage();
    const violations = await policyViolations(page);
    for (const path of [
      '/fr/',
      '/fr/wishlist/',
      '/fr/recommendations/',
      '/fr/subscription/',
      '/fr/cinemas/',
    ]) {
      await page.goto(`${hosts.origin(FAKE)}${path}`);
      await ready(page);
      // Addresses that the server sends, such as a survey's, are not changed.
      const [host, ...others] = await chainHosts(page);
      expect(host, path).toBe(`www-dev.${fr.domain}`);
      expect(others, path).not.toContain(`www-staging.${fr.domain}`);
    }
    expect(violations).toEqual([]);
  },
);

for (const tier of ['production', 'nonproduction'] as const)
  test(
    `[sites/unknown-host, sites/no-stand-in-in-deployment] on a host that no environment of ${tier} lists, every page says so, signs nobody in and calls nothing; a build with invented content says that too`,
    { tag: tier === 'production' ? [] : TAG.nightly },
    async () => {
      hosts = await startChainHosts(await exportOf(tier), ['account']);
      const page = await hosts.browser.newPage();
      const called: string[] = [];
      page.on('request', (request) => {
        const { pathname, origin } = new URL(request.url());
        const isOther = origin !== hosts.origin('account') && request.url().startsWith('http');
        if (isOther || /^\/(?:api|captcha)\//.test(pathname)) called.push(request.url());
      });
      for (const path of [
        '/',
        '/fr/profile/',
        '/en/unsubscribe/?token=servicemail',
        '/callback/?code=1&state=2',
        '/fr/error/',
        '/no/such/page/',
      ]) {
        await page.goto(hosts.origin('account') + path);
        await page.waitForURL('**/unknown-host/');
        await ready(page);
        await expect(page.getByRole('heading', { name: 'Cette adresse n’est pas configurée' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'This address is not set up' })).toBeVisible();
      }
      await expect(page.getByText('Version de test')).toBeVisible();
      expect(called).toEqual([]);
    },
  );

/** The host names of all links to other sites of the chain. */
function chainHosts(page: Page): Promise<string[]> {
  return page.evaluate((domain) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
    return [...new Set(links.map(({ hostname }) => hostname))].filter((host) => host.endsWith(`.${domain}`));
  }, fr.domain);
}
