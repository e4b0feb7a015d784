import { injectionHosts } from './injectionHosts.ts';
import type { Site, Tier } from './site.ts';

/** What a page of this tier may load and talk to; hashes of inline scripts and styles are added by the build. */
export function contentPolicy(site: Site, tier: Tier): string[] {
  const hosts = policyHosts(site, tier).join(' ');
  return [
    "default-src 'none'",
    `connect-src 'self' ${hosts}`,
    `frame-src ${hosts}`,
    ["img-src 'self' data: blob:", ...thirdParties(site, tier)].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Forms are sent by script; the provider's own page has its own policy.
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Each has its rules where it is made: src/platform/trustedTypes.ts.
    'trusted-types pages injections identity offline',
  ];
}

/** Scripts of this site, and of whom the settings may bring in. */
export function scriptSources(site: Site, tier: Tier): string[] {
  return ["'self'", ...thirdParties(site, tier)];
}

function thirdParties(site: Site, tier: Tier): string[] {
  return injectionHosts(site, tier).map((host) => `https://${host}`);
}

/** The chain's own hosts of a tier: the identity tenants and the catalogue's API. */
function policyHosts(site: Site, tier: Tier): string[] {
  switch (tier) {
    case 'local':
      return ['http://localhost:*', 'http://*.localhost:*'];
    case 'nonproduction':
      return [
        // Pre-production signs in at production's tenant.
        `https://login.${site.domain}`,
        `https://login-staging.${site.domain}`,
        `https://login-dev.${site.domain}`,
        ...['catalogue', 'mobile', 'tunnel'].flatMap((api) =>
          ['preproduction', 'staging', 'uat', 'dev'].map((name) => `https://${api}-${name}.${site.domain}`),
        ),
      ];
    case 'production':
      return ['login', 'catalogue', 'mobile', 'tunnel'].map((name) => `https://${name}.${site.domain}`);
  }
}
