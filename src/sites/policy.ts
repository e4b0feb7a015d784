import { settingsOfTier, tenantsOfTier } from './environment.ts';
import type { Site, Tier } from './site.ts';

/** The content security policy of a tier. The build adds the hashes of inline scripts and styles. */
export function contentPolicy(site: Site, tier: Tier): string[] {
  const tenants = tenantHosts(site, tier);
  return [
    "default-src 'none'",
    ["connect-src 'self'", ...tenants, ...apiHosts(site, tier)].join(' '),
    // The provider's frame renews the session. No other page is framed.
    `frame-src ${tenants.join(' ') || "'none'"}`,
    ["img-src 'self' data: blob:", ...thirdParties(site, tier), ...site.pictureHosts.map(https)].join(' '),
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
  return different(settingsOfTier(tier, site).flatMap(({ injectionHosts }) => injectionHosts)).map(https);
}

function https(host: string): string {
  return `https://${host}`;
}

/** Origins of the identity tenants of a tier. */
function tenantHosts(site: Site, tier: Tier): string[] {
  // Also the provider, and what stands for the other hosts of an environment.
  if (tier === 'local') return ['http://localhost:*', 'http://*.localhost:*'];
  return tenantsOfTier(tier, site);
}

/** Origins that the pages of a tier call, beside the site's own: the API's hosts, the captcha's and where they report. */
function apiHosts(site: Site, tier: Tier): string[] {
  const origins = settingsOfTier(tier, site).flatMap(({ apiOrigins, captcha, reports }) => [
    ...Object.values(apiOrigins),
    captcha.origin,
    ...(reports?.address.startsWith('https:') ? [new URL(reports.address).origin] : []),
  ]);
  // The tier local admits every port of localhost already.
  return different(origins).filter((origin) => origin !== '' && !origin.startsWith('http:'));
}

function different(values: readonly string[]): string[] {
  return [...new Set(values)];
}
