import { policyProblems } from '#tools/policy.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { policyViolations } from '#tests/support/policyViolations.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

for (const site of SITE_IDS) {
  test(
    `every page of the ${site} site, not-found included, has its headers and its policy`,
    { tag: TAG.nightly },
    async ({ request }) => {
      for (const path of ['/', '/callback/', '/nowhere/', ...builtPages(site).map((page) => page.path)]) {
        const response = await request.get(`${siteUrl(site)}${path}`);
        const html = await response.text();
        expect(response.headers(), `${site} ${path}`).toMatchObject({
          'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
          'cross-origin-resource-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'permissions-policy': expect.stringContaining('camera=()'),
        });
        expect(policyProblems(html, 'local'), `${site} ${path}`).toEqual([]);
        expect(html).toMatch(
          /require-trusted-types-for 'script'; ?trusted-types pages injections identity offline/,
        );
      }
    },
  );
}

test(
  'no page violates the policy, opened directly or from another page',
  { tag: TAG.nightly },
  async ({ page, signIn }) => {
    test.slow();
    const violations = await policyViolations(page);
    await signIn('subscriber', '/fr/preferences/');
    const guarded = builtPages('fr').filter(
      ({ path, guard }) => path.startsWith('/fr/') && guard === 'account',
    );
    for (const { path } of guarded) {
      await page.goto(path);
      await ready(page);
    }
    for (const { path } of guarded) {
      // The later steps of cancelling redirect to the first one.
      if (!path.includes('/cancel/')) await visit(page, path);
    }
    expect(guarded.length).toBeGreaterThan(18);
    expect(violations).toEqual([]);
  },
);

test('text becomes neither markup nor a script, and other scripts cannot create a Trusted Types policy that allows it', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/preferences/');
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    const attempts: Record<string, () => void> = {
      markup: () => Reflect.set(document.body, 'innerHTML', '<b>x</b>'),
      parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => (document.createElement('script').src = '/_astro/x.js'),
      worker: () => new Worker('/_astro/x.js'),
      policy: () => {
        trustedTypes.createPolicy('mine', {});
      },
      again: () => {
        trustedTypes.createPolicy('pages', {});
      },
      default: () => {
        trustedTypes.createPolicy('default', {});
      },
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  });
  expect(refused).toEqual(['markup', 'parser', 'script', 'worker', 'policy', 'again', 'default']);
});
