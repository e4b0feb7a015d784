import type { EnvironmentSettings, LocalSettings, ProviderSettings } from '../environmentSettings.ts';

/** The origin of one of the chain's services. */
function at(service: string): string {
  return `https://${service}.lumen-cinemas.example`;
}

function tenant(name: string): ProviderSettings {
  return {
    mode: 'provider',
    domain: at(name),
    clientId: 'lumen-fr',
    audience: 'https://api.lumen-cinemas.example/',
    claims: 'https://lumen-cinemas.example/',
    useRefreshTokens: false,
  };
}

/** @param suffix of the names of the environment's services, as in `catalogue-staging` */
function services(suffix: string): Omit<EnvironmentSettings, 'tier' | 'hosts' | 'identity'> {
  return {
    captcha: { vendor: 'altcha', origin: '' },
    apiOrigins: {
      client: '',
      catalogueWeb: at(`catalogue${suffix}`),
      catalogueMobile: at(`mobile${suffix}`),
      tunnel: at(`tunnel${suffix}`),
    },
    catalogue: at(`www${suffix}`),
    parents: [at(`www${suffix}`)],
    // The product ships no third-party script: docs/decisions.md#no-tracker-shipped.
    injectionHosts: [],
    walletHosts: ['pay.google.com'],
    bankCardPage: `${at(`pay${suffix}`)}/card/`,
    apiOrigin: at(`api${suffix}`),
  };
}

export const environments: Record<string, EnvironmentSettings> = {
  production: {
    ...services(''),
    tier: 'production',
    hosts: ['c.lumen-cinemas.example'],
    identity: tenant('login'),
  },
  staging: {
    ...services('-staging'),
    tier: 'nonproduction',
    hosts: ['staging.lumen-cinemas.example'],
    identity: tenant('login-staging'),
  },
  // Shares the tenant of production (specification, section 9).
  preproduction: {
    ...services('-preproduction'),
    tier: 'nonproduction',
    hosts: ['preprod.lumen-cinemas.example'],
    identity: tenant('login'),
  },
  uat: {
    ...services('-uat'),
    tier: 'nonproduction',
    hosts: ['uat.lumen-cinemas.example'],
    identity: tenant('login-dev'),
  },
  dev: {
    ...services('-dev'),
    tier: 'nonproduction',
    hosts: ['dev.lumen-cinemas.example'],
    identity: tenant('login-dev'),
  },
  preview: {
    ...services('-dev'),
    tier: 'nonproduction',
    hosts: ['pr-*.preview.lumen-cinemas.example'],
    identity: tenant('login-dev'),
  },
  fakePreview: {
    ...services('-dev'),
    tier: 'nonproduction',
    hosts: ['fake.pr-*.preview.lumen-cinemas.example'],
    identity: { mode: 'fake' },
  },
};

export const local: LocalSettings = {
  identity: {
    clientId: 'lumen-fr',
    audience: 'https://api.lumen.test/',
    claims: 'https://lumen.test/',
    useRefreshTokens: false,
  },
  captcha: { vendor: 'altcha', origin: '' },
  apiOrigins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '' },
  catalogue: at('www'),
  parents: ['http://localhost:*'],
  // A host for tests. Its top-level domain is reserved (RFC 6761).
  injectionHosts: ['tags.lumen.test'],
  walletHosts: ['pay.google.com'],
  bankCardPage: `${at('pay')}/card/`,
  reports: { address: '/sandbox/reports', share: 1, vitals: 1 },
};
