import type { EnvironmentSettings, LocalSettings } from '../environmentSettings.ts';

export const environments: Record<string, EnvironmentSettings> = {
  production: {
    tier: 'production',
    hosts: ['mijn.zevenzalen.example', 'mon.zevenzalen.example'],
    identity: {
      mode: 'provider',
      domain: 'https://zevenzalen.eu.tenants.example',
      clientId: 'zz-account-live',
      audience: 'urn:zevenzalen:api',
      claims: 'https://claims.zevenzalen.example/customer/',
      // The tenant is on another domain than the pages: browsers keep its cookies from a frame.
      useRefreshTokens: true,
    },
    captcha: { vendor: 'altcha', origin: 'https://captcha.zevenzalen.example' },
    apiOrigins: {
      client: '',
      catalogueWeb: 'https://films.zevenzalen.example',
      catalogueMobile: 'https://films-mobile.zevenzalen.example',
      tunnel: 'https://help.zevenzalen.example',
    },
    catalogue: 'https://www.zevenzalen.example',
    parents: ['https://www.zevenzalen.example', 'https://kiosk.zevenzalen.example'],
    injectionHosts: [],
    apiOrigin: 'https://api.zevenzalen.example',
  },
  staging: {
    tier: 'nonproduction',
    hosts: ['mijn.staging.zevenzalen.example', 'pr-*.preview.zevenzalen.example'],
    identity: {
      mode: 'provider',
      domain: 'https://zevenzalen-staging.eu.tenants.example',
      clientId: 'zz-account-staging',
      audience: 'urn:zevenzalen:api:staging',
      claims: 'https://claims.zevenzalen.example/customer/',
      useRefreshTokens: true,
    },
    captcha: { vendor: 'altcha', origin: 'https://captcha.staging.zevenzalen.example' },
    apiOrigins: {
      client: '',
      catalogueWeb: 'https://films.staging.zevenzalen.example',
      catalogueMobile: 'https://films-mobile.staging.zevenzalen.example',
      tunnel: 'https://help.staging.zevenzalen.example',
    },
    catalogue: 'https://www.staging.zevenzalen.example',
    parents: ['https://www.staging.zevenzalen.example'],
    injectionHosts: [],
    apiOrigin: 'https://api.staging.zevenzalen.example',
  },
};

export const local: LocalSettings = {
  identity: {
    clientId: 'zz-account-local',
    audience: 'urn:zevenzalen:api:local',
    claims: 'https://claims.zevenzalen.example/customer/',
    useRefreshTokens: true,
  },
  // Another origin than that of the pages, on the same port: every name below localhost leads to this machine.
  captcha: { vendor: 'altcha', origin: 'http://captcha.localhost:*' },
  apiOrigins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '' },
  catalogue: 'https://www.zevenzalen.example',
  parents: ['http://localhost:*'],
  injectionHosts: [],
  reports: { address: '/sandbox/reports', share: 1, vitals: 1 },
};
