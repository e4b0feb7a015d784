import type {
  CaptchaSettings,
  EnvironmentSettings,
  IdentitySettings,
  LocalSettings,
  NamedEnvironment,
  OpenIdSettings,
  ProviderSettings,
  ReportSettings,
  Target,
} from './environmentSettings.ts';
import { PROVIDER_PORT } from './constants.ts';
import type { Site, Tier } from './site.ts';

/** All that pages need to know of the environment that they run in. */
export interface Environment {
  name: string;
  /** `none`: no environment has the page's host, and nobody can sign in. */
  identity: IdentitySettings | { mode: 'none' };
  captcha: CaptchaSettings['vendor'];
  /** The API's origin for each target; '' is the site's own origin. */
  apiOrigins: Readonly<Record<Target, string>>;
  /** Origin of the catalogue site, which shows films and cinemas. */
  catalogue: string;
  /** Origins whose pages may frame the site and exchange messages with it; `*` stands for any port. */
  parents: readonly string[];
  /** Hosts of third parties whose scripts and images the settings may inject. */
  injectionHosts: readonly string[];
  /** Hosts to which the links of wallets may lead. */
  walletHosts?: readonly string[];
  /** Where a customer replaces the bank card. */
  bankCardPage?: string;
  reports?: ReportSettings | undefined;
}

/**
 * Everything that differs between environments, from the address of the page. A host that no environment lists is
 * `local` in an export for developers' machines, and `unknown` in the others.
 * @param demo true in the demonstration export, which signs in by itself on every host except the chain's own
 */
export function environmentOf(url: URL, site: Site, demo: boolean): Environment {
  const known = environmentAt(url.hostname, site);
  if (known) return environment(known);
  // Production ships nothing of a developer's machine. The doctor is no build, and has no tier.
  const isProduction = typeof __TIER__ !== 'undefined' && __TIER__ === 'production';
  return !isProduction && site.local ? localEnvironment(site.local, url, site, demo) : UNKNOWN;
}

/** The environment that lists this host. */
export function environmentAt(hostname: string, { environments }: Site): NamedEnvironment | undefined {
  return environments.find(({ hosts }) => hosts.some((host) => isHost(host, hostname)));
}

const UNKNOWN: Environment = {
  name: 'unknown',
  identity: { mode: 'none' },
  captcha: 'altcha',
  apiOrigins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
  catalogue: '',
  parents: [],
  injectionHosts: [],
};

/** Whether a listed host, in which `*` stands for a number, is this one. */
export function isHost(listed: string, hostname: string): boolean {
  const [start = '', end] = listed.split('*');
  if (end === undefined) return listed === hostname;
  const fits = hostname.startsWith(start) && hostname.endsWith(end);
  return fits && /^\d+$/.test(hostname.slice(start.length, hostname.length - end.length));
}

function environment({
  captcha: { vendor, origin },
  apiOrigins,
  ...settings
}: NamedEnvironment): Environment {
  return { ...settings, captcha: vendor, apiOrigins: { ...apiOrigins, captcha: origin } };
}

function localEnvironment(
  { identity, captcha, apiOrigins, ...settings }: LocalSettings,
  url: URL,
  site: Site,
  demo: boolean,
): Environment {
  const here = (origin: string): string => origin.replace(/\*$/, url.port);
  const { client, catalogueWeb, catalogueMobile, tunnel } = apiOrigins;
  const known = localIdentity(identity, url, site, demo);
  return {
    ...settings,
    name: 'local',
    identity: known,
    // The page is then its own backend, and its host a folder of files.
    reports: known.mode === 'fake' ? undefined : settings.reports,
    captcha: captcha.vendor,
    apiOrigins: {
      client: here(client),
      catalogueWeb: here(catalogueWeb),
      catalogueMobile: here(catalogueMobile),
      tunnel: here(tunnel),
      captcha: here(captcha.origin),
    },
  };
}

function localIdentity(
  settings: LocalSettings['identity'],
  url: URL,
  site: Site,
  demo: boolean,
): IdentitySettings {
  if (demo || url.hostname.startsWith('fake.')) return { mode: 'fake' };
  if (url.hostname.startsWith('cookie.')) return { mode: 'cookieSession' };
  const domain = `http://localhost:${Number(url.port) - site.port + PROVIDER_PORT}`;
  return {
    ...settings,
    mode: 'provider',
    domain,
    useRefreshTokens: settings.useRefreshTokens || url.hostname.startsWith('refresh.'),
    ...(url.hostname.includes('openid.') && { openId: localOpenId(`${domain}/realms/cinema`) }),
  };
}

/** A tenant that has nothing of Auth0's: `tests/support/otherTenant.ts` starts one. */
function localOpenId(issuer: string): OpenIdSettings {
  return {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    endSessionEndpoint: `${issuer}/end_session`,
    hasFrame: false,
    apiParameter: 'resource',
  };
}

/** The settings of a tier's environments. */
export function settingsOfTier(
  tier: Tier,
  { environments, local }: Site,
): readonly (EnvironmentSettings | LocalSettings)[] {
  if (tier === 'local') return local ? [local] : [];
  return environments.filter((one) => one.tier === tier);
}

/** Origins that may frame the pages of a tier: the parents of all its environments. */
export function parentsOfTier(tier: Tier, site: Site): string[] {
  return [...new Set(settingsOfTier(tier, site).flatMap(({ parents }) => parents))];
}

/** Origins of the identity provider's tenants at which the environments of a tier sign in; none for the tier local. */
export function tenantsOfTier(tier: Tier, { environments }: Site): string[] {
  const domains = environments.flatMap(({ tier: own, identity }) => {
    return own === tier && identity.mode === 'provider' ? tenantOrigins(identity) : [];
  });
  return [...new Set(domains)];
}

/** The origins of a tenant that pages ask. The customer visits its others. */
export function tenantOrigins({ domain, openId }: ProviderSettings): string[] {
  const asked = openId ? [openId.issuer, openId.tokenEndpoint] : [];
  return [...new Set([domain, ...asked.map((address) => new URL(address).origin)])];
}

/** The catalogue site that built pages link to. Start-up changes the links in an environment that has another one. */
export function catalogueHost(tier: Tier, site: Site): string {
  return settingsOfTier(tier, site)[0]?.catalogue ?? '';
}
