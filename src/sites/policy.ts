import { injectionHosts } from './injectionHosts.ts';
import type { Site, Tier } from './site.ts';

/** The content security policy of a tier. The build adds the hashes of inline scripts and styles. */
export function contentPolicy(site: Site, tier: Tier): string[] {
  const tenants = tenantHosts(site, tier);
  return [
    "default-src 'none'",
    ["connect-src 'self'", ...tenants, ...apiHosts(site, tier)].join(' '),
    // The provider's frame renews the session. No other page is framed.
    `frame-src ${tenants.join(' ')}`,
    ["img-src 'self' data: blob:", ...thirdParties(site, tier)].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Scripts send the forms. The provider's sign-in page has a policy of its own.
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // src/platform/trustedTypes.ts creates these policies.
    'trusted-types pages injections identity offline',
  ];
}

/** Sources of scripts: this site, and the hosts whose scripts the settings may inject. */
export function scriptSources(site: Site, tier: Tier): string[] {
  return ["'self'", ...thirdParties(site, tier)];
}

function thirdParties(site: Site, tier: Tier): string[] {
  return injectionHosts(site, tier).map((host) => `https://${host}`);
}

/** Origins of the identity tenants of a tier. */
function tenantHosts(site: Site, tier: Tier): string[] {
  switch (tier) {
    case 'local':
      return ['http://localhost:*', 'http://*.localhost:*'];
    case 'nonproduction':
      // Pre-production signs in at production's tenant, so that tier admits it too.
      return ['login', 'login-staging', 'login-dev'].map((name) => `https://${name}.${site.domain}`);
    case 'production':
      return [`https://login.${site.domain}`];
  }
}

/** Origins of the API hosts of a tier, beside the site's own. */
function apiHosts(site: Site, tier: Tier): string[] {
  const apis = ['catalogue', 'mobile', 'tunnel'];
  switch (tier) {
    case 'local':
      return [];
    case 'nonproduction':
      return apis.flatMap((api) =>
        ['preproduction', 'staging', 'uat', 'dev'].map((name) => `https://${api}-${name}.${site.domain}`),
      );
    case 'production':
      return apis.map((api) => `https://${api}.${site.domain}`);
  }
}
