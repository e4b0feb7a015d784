import { injectionHosts } from './injectionHosts.ts';
import type { Site, Tier } from './site.ts';

/** The content security policy of a tier. The build adds the hashes of inline scripts and styles. */
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

/** Origins of a tier that pages call: the identity tenants and the API hosts. */
function policyHosts(site: Site, tier: Tier): string[] {
  switch (tier) {
    case 'local':
      return ['http://localhost:*', 'http://*.localhost:*'];
    case 'nonproduction':
      return [
        // Pre-production signs in at production's tenant, so that tier admits it too.
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
