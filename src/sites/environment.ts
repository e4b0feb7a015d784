import type { Site, Tier } from './site.ts';

/** Where a call goes; each target has its own host, parameters and token rule (specification, section 7). */
export type Target = 'client' | 'catalogueWeb' | 'catalogueMobile' | 'tunnel';

export type EnvironmentName =
  'production' | 'preproduction' | 'staging' | 'uat' | 'dev' | 'preview' | 'local';

/** How the site knows who is signed in (specification, section 4, Authentication). */
export type IdentitySettings =
  | {
      mode: 'provider';
      /** Origin of the identity provider's tenant. */
      domain: string;
      clientId: string;
      audience: string;
      /** True: a refresh token in memory renews the session. False: the provider's iframe does. */
      useRefreshTokens: boolean;
    }
  | { mode: 'cookieSession' }
  | { mode: 'fake' };

/** The captcha behind `account/captcha`: docs/decisions.md#captcha-behind-interface. */
export type CaptchaVendor = 'altcha';

export interface Environment {
  name: EnvironmentName;
  identity: IdentitySettings;
  captcha: CaptchaVendor;
  /** The API's origin for each target; '' is the site's own origin. */
  apiOrigins: Record<Target, string>;
  /** Origin of the catalogue site, which shows films and cinemas. */
  catalogue: string;
  /** Origins whose pages may frame the site and exchange messages with it; `*` stands for any port. */
  parents: readonly string[];
}

const TIERS: Record<EnvironmentName, Tier> = {
  production: 'production',
  preproduction: 'nonproduction',
  staging: 'nonproduction',
  uat: 'nonproduction',
  dev: 'nonproduction',
  preview: 'nonproduction',
  local: 'local',
};

const SUBDOMAINS: Record<string, EnvironmentName> = {
  // Compared with the whole first label of the host: `cinema.` is not a production host.
  c: 'production',
  preprod: 'preproduction',
  staging: 'staging',
  uat: 'uat',
  dev: 'dev',
};

const PREVIEW_HOST = /^(?:fake\.)?pr-\d+\.preview\./;

/** Pre-production shares production's tenant; uat and dev share a tenant (specification, section 9). */
const TENANTS: Record<Exclude<EnvironmentName, 'local'>, string> = {
  production: 'login',
  preproduction: 'login',
  staging: 'login-staging',
  uat: 'login-dev',
  dev: 'login-dev',
  preview: 'login-dev',
};

const AUDIENCE = 'https://api.lumen.test/';

/** The environment of a host name. An unknown host is `local`: docs/decisions.md#unknown-host-is-local. */
export function environmentName(hostname: string): EnvironmentName {
  if (PREVIEW_HOST.test(hostname)) return 'preview';
  const [subdomain = '', ...rest] = hostname.split('.');
  if (rest.length === 0) return 'local';
  return Object.hasOwn(SUBDOMAINS, subdomain) ? (SUBDOMAINS[subdomain] ?? 'local') : 'local';
}

export function tierOf(name: EnvironmentName): Tier {
  return TIERS[name];
}

/**
 * Everything that differs between environments, from the address of the page.
 * @param demo true in the demonstration export, which signs in by itself on every host except the chain's own
 */
export function environmentOf(url: URL, site: Site, demo: boolean): Environment {
  const name = environmentName(url.hostname);
  if (name === 'local') return localEnvironment(url, site, demo);
  const host = (subdomain: string): string => `https://${subdomain}.${site.domain}`;
  const suffix = suffixOf(name);
  const fake = name === 'preview' && url.hostname.startsWith('fake.');
  return {
    name,
    identity: fake
      ? { mode: 'fake' }
      : {
          mode: 'provider',
          domain: host(TENANTS[name]),
          clientId: site.clientId,
          audience: AUDIENCE,
          useRefreshTokens: false,
        },
    captcha: 'altcha',
    apiOrigins: {
      client: '',
      catalogueWeb: host(`catalogue${suffix}`),
      catalogueMobile: host(`mobile${suffix}`),
      tunnel: host(`tunnel${suffix}`),
    },
    catalogue: host(`www${suffix}`),
    parents: parentsOf(name, site),
  };
}

function localEnvironment(url: URL, site: Site, demo: boolean): Environment {
  return {
    name: 'local',
    identity: localIdentity(url, site, demo),
    captcha: 'altcha',
    apiOrigins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '' },
    catalogue: `https://www.${site.domain}`,
    parents: parentsOf('local', site),
  };
}

function suffixOf(name: Exclude<EnvironmentName, 'local'>): string {
  return name === 'production' ? '' : `-${name === 'preview' ? 'dev' : name}`;
}

function parentsOf(name: EnvironmentName, site: Site): readonly string[] {
  return name === 'local' ? ['http://localhost:*'] : [`https://www${suffixOf(name)}.${site.domain}`];
}

/** Origins that may frame the pages of a tier: the parents of all its environments. */
export function parentsOfTier(tier: Tier, site: Site): string[] {
  const names = (Object.keys(TIERS) as EnvironmentName[]).filter((name) => tierOf(name) === tier);
  return [...new Set(names.flatMap((name) => parentsOf(name, site)))];
}

function localIdentity(url: URL, site: Site, demo: boolean): IdentitySettings {
  if (demo || url.hostname.startsWith('fake.')) return { mode: 'fake' };
  if (url.hostname.startsWith('cookie.')) return { mode: 'cookieSession' };
  return {
    mode: 'provider',
    domain: `http://localhost:${Number(url.port) + site.providerPortOffset}`,
    clientId: site.clientId,
    audience: AUDIENCE,
    useRefreshTokens: url.hostname.startsWith('refresh.'),
  };
}

/** The catalogue site that built pages link to. Start-up changes the links in an environment that has another one. */
export function catalogueHost(tier: Tier, site: Site): string {
  return `https://www${tier === 'nonproduction' ? '-staging' : ''}.${site.domain}`;
}
