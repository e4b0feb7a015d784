import { describe, expect, test } from 'vitest';
import { catalogueHost, environmentOf, parentsOfTier, tenantsOfTier } from './environment.ts';
import { contentPolicy, scriptSources } from './policy.ts';
import { siteForTier, SITES, siteOf } from './sites.ts';
import type { Site, Tier } from './site.ts';

const fr = siteOf('fr');

/** The environment's name at the host, on the French site. */
function nameAt(host: string): string {
  return environmentOf(new URL(`https://${host}/`), fr, false).name;
}

test.each([
  ['[sites/production-host-prefix]', 'c.lumen-cinemas.example', 'production'],
  ['[sites/production-host-prefix]', 'xc.lumen-cinemas.example', 'local'],
  ['[sites/production-host-prefix]', 'cinema.lumen-cinemas.example', 'local'],
  ['[sites/environment-from-subdomain]', 'preprod.lumen-cinemas.example', 'preproduction'],
  ['[sites/staging-own-tenant]', 'staging.lumen-cinemas.example', 'staging'],
  ['[sites/development-own-tenant]', 'uat.lumen-cinemas.example', 'uat'],
  ['[sites/development-own-tenant]', 'dev.lumen-cinemas.example', 'dev'],
  ['[sites/preview-host-pattern]', 'pr-12.preview.lumen-cinemas.example', 'preview'],
  ['[sites/preview-host-pattern]', 'fake.pr-12.preview.lumen-cinemas.example', 'fakePreview'],
  ['[sites/preview-host-pattern]', 'pr-x.preview.lumen-cinemas.example', 'local'],
  ['[sites/preview-host-pattern]', 'pr-.preview.lumen-cinemas.example', 'local'],
  ['[sites/preview-host-pattern]', 'c.pr-12.preview.lumen-cinemas.example', 'local'],
  ['[sites/unknown-host]', 'localhost', 'local'],
  ['[sites/unknown-host]', 'c', 'local'],
  ['[sites/unknown-host]', 'lumen-cinemas.example', 'local'],
  ['[sites/unknown-host]', 'c.another.example', 'local'],
  ['[sites/unknown-host]', 'c.lumen-cinemas.example.another.example', 'local'],
])('%s %s is %s', (_, host, name) => {
  expect(nameAt(host)).toBe(name);
});

test('[sites/unknown-host] in an export for customers’ hosts nobody signs in at a host that no environment lists', () => {
  for (const tier of ['nonproduction', 'production'] as const) {
    const site = siteForTier(fr, tier);
    for (const host of ['localhost:4321', 'fake.localhost', 'another.example'])
      expect(environmentOf(new URL(`https://${host}/`), site, false)).toMatchObject({
        name: 'unknown',
        identity: { mode: 'none' },
      });
    expect(JSON.stringify(site)).not.toMatch(/localhost|lumen\.test/);
  }
});

const HOSTS = {
  production: 'c',
  preproduction: 'preprod',
  staging: 'staging',
  uat: 'uat',
  dev: 'dev',
  preview: 'pr-3.preview',
};
/** The sites with the environments of the specification. */
const CHAIN = SITES.filter(({ id }) => ['fr', 'nl'].includes(id)).map((site): [string, Site] => [
  site.id,
  site,
]);

describe.each(CHAIN)('%s', (_, site) => {
  const at = (name: keyof typeof HOSTS, demo = false) =>
    environmentOf(new URL(`https://${HOSTS[name]}.${site.domain}/${site.id}/?c.evil=1`), site, demo);
  const tenant = (name: keyof typeof HOSTS) => {
    const { identity } = at(name);
    return identity.mode === 'provider' ? identity.domain : identity.mode;
  };
  const tierOf = (name: string): Tier => (name === 'production' ? 'production' : 'nonproduction');

  test('[sites/shared-identity-tenant, sites/staging-own-tenant, sites/development-own-tenant] production and pre-production share a tenant, staging has its own, and so have uat and dev', () => {
    expect(tenant('production')).toBe(`https://login.${site.domain}`);
    expect(tenant('preproduction')).toBe(tenant('production'));
    expect(tenant('dev')).toBe(tenant('uat'));
    expect(new Set([tenant('production'), tenant('staging'), tenant('uat')]).size).toBe(3);
  });

  test.each(Object.keys(HOSTS) as (keyof typeof HOSTS)[])(
    '%s talks to hosts that the policy of its tier admits',
    (name) => {
      const policy = contentPolicy(site, tierOf(name)).join(';');
      const { apiOrigins } = at(name);
      const origins = [tenant(name), ...Object.values(apiOrigins)].filter((origin) => origin !== '');
      for (const origin of origins) expect(policy.split(/[ ;]/)).toContain(origin);
      expect(apiOrigins.client).toBe('');
    },
  );

  test.each(['c', 'preprod', 'staging', 'uat', 'dev', 'pr-3.preview'])(
    '[decisions/no-fake-in-production] %s. never signs in by itself, whatever its address says, not in the demonstration either',
    (subdomain) => {
      const url = new URL(`https://${subdomain}.${site.domain}/fake./?fake.pr-3.preview.=1#fake.`);
      for (const demo of [false, true])
        expect(environmentOf(url, site, demo).identity.mode, url.href).toBe('provider');
    },
  );

  test('[decisions/no-fake-in-production] a host that only looks like production’s is none of the chain’s: nothing of production is there', () => {
    const { name, apiOrigins } = environmentOf(new URL(`https://fake.c.${site.domain}/`), site, false);
    expect([name, new Set(Object.values(apiOrigins))]).toEqual(['local', new Set([''])]);
  });

  test('[sites/unknown-host] fake mode is for previews and for hosts that nobody knows', () => {
    expect(
      environmentOf(new URL(`https://fake.pr-3.preview.${site.domain}/`), site, false).identity.mode,
    ).toBe('fake');
    expect(at('preview').identity.mode).toBe('provider');
    expect(environmentOf(new URL('https://somebody.github.io/'), site, true).identity.mode).toBe('fake');
  });

  test('locally the host chooses the mode, and the provider is on the port next to the sites', () => {
    const mode = (host: string) =>
      environmentOf(new URL(`http://${host}:${4321 + site.port}/`), site, false).identity;
    expect(mode('localhost')).toMatchObject({
      mode: 'provider',
      domain: 'http://localhost:4323',
      useRefreshTokens: false,
    });
    expect(mode('refresh.localhost')).toMatchObject({ mode: 'provider', useRefreshTokens: true });
    expect(mode('openid.localhost')).toMatchObject({
      openId: { issuer: 'http://localhost:4323/realms/cinema', hasFrame: false, apiParameter: 'resource' },
    });
    expect(mode('localhost')).not.toHaveProperty('openId');
    expect(mode('cookie.localhost').mode).toBe('cookieSession');
    expect(mode('fake.localhost').mode).toBe('fake');
  });

  test('[sites/hosts-from-configuration] each environment has hosts of its own for catalogue, mobile catalogue and tunnel; local has none but its own', () => {
    const hosts = (['production', 'preproduction', 'staging', 'uat', 'dev'] as const).flatMap((name) => {
      const { client, captcha, ...others } = at(name).apiOrigins;
      expect([client, captcha]).toEqual(['', '']);
      return Object.values(others);
    });
    expect(new Set(hosts).size).toBe(15);
    for (const host of hosts) expect(new URL(host).hostname.endsWith(`.${site.domain}`)).toBe(true);
    expect(at('preview').apiOrigins).toEqual(at('dev').apiOrigins);
    const local = environmentOf(new URL('http://localhost:4321/'), site, false);
    expect(new Set(Object.values(local.apiOrigins))).toEqual(new Set(['']));
  });

  test('[decisions/trusted-host-lists] the catalogue site of the same environment is the only parent, and the only one in its tier’s list', () => {
    for (const name of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) {
      const { parents, catalogue } = at(name);
      expect(parents).toEqual([catalogue]);
      expect(parentsOfTier(tierOf(name), site)).toContain(catalogue);
    }
    expect(at('production').catalogue).toBe(`https://www.${site.domain}`);
    expect(parentsOfTier('production', site)).toEqual([`https://www.${site.domain}`]);
    expect(catalogueHost('production', site)).toBe(`https://www.${site.domain}`);
    expect(catalogueHost('nonproduction', site)).toBe(`https://www-staging.${site.domain}`);
  });

  test('[decisions/trusted-host-lists] the policy admits scripts and images of whom the settings may bring in, from the same list, pictures of customers from their own, and nothing of anybody else', () => {
    const environments = site.environments.map((one) => ({
      ...one,
      injectionHosts: ['tags.partner.example'],
    }));
    const listed = { ...site, environments, pictureHosts: ['photos.example'] };
    expect(scriptSources(listed, 'production')).toEqual(["'self'", 'https://tags.partner.example']);
    expect(contentPolicy(listed, 'production')).toContain(
      "img-src 'self' data: blob: https://tags.partner.example https://photos.example",
    );
    for (const tier of ['production', 'nonproduction'] as const)
      expect(scriptSources(site, tier)).toEqual(["'self'"]);
    expect(scriptSources(site, 'local')).toEqual(["'self'", 'https://tags.lumen.test']);
  });

  test('[decisions/failures-are-reported] the policy admits the origin of the address that gets reports, and no page reports without one', () => {
    const connections = (address: string) =>
      contentPolicy(
        {
          ...site,
          environments: site.environments.map((one) => ({ ...one, reports: { address, share: 1 } })),
        },
        'production',
      ).find((one) => one.startsWith('connect-src'));
    expect(connections('https://reports.example/account/')?.split(' ')).toContain('https://reports.example');
    expect(connections('/reports')).toBe(
      contentPolicy(site, 'production').find((one) => one.startsWith('connect-src')),
    );
    for (const name of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) expect(at(name).reports).toBeUndefined();
  });

  test('[decisions/trusted-host-lists] a page may frame the identity tenant alone', () => {
    const frames = (tier: Tier) => contentPolicy(site, tier).find((one) => one.startsWith('frame-src'));
    expect(frames('production')).toBe(`frame-src https://login.${site.domain}`);
    expect(frames('nonproduction')).toBe(
      `frame-src ${['login-staging', 'login', 'login-dev'].map((name) => `https://${name}.${site.domain}`).join(' ')}`,
    );
  });

  test('the tenants of a tier are those of its environments', () => {
    expect(tenantsOfTier('production', site)).toEqual([`https://login.${site.domain}`]);
    expect(tenantsOfTier('nonproduction', site)).toHaveLength(3);
    expect(tenantsOfTier('local', site)).toEqual([]);
  });

  test('production’s policy admits no host of another tier', () => {
    const policy = contentPolicy(site, 'production').join(';');
    expect(policy).not.toMatch(/localhost|staging|dev|uat|preprod|unsafe|\*/);
  });
});
