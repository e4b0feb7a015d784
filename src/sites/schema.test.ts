import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteFrom, sitesFrom } from './schema.ts';
import type { SiteSettings } from './site.ts';

/** By an address: the types hold without the folder, for whoever has another site. */
function french(file: string): Promise<object> {
  return import(/* @vite-ignore */ new URL(`fr/${file}`, import.meta.url).href) as Promise<object>;
}

const frenchSite = (await french('site.ts')) as { site: SiteSettings };
const frenchEnvironments = await french('environments.ts');

type Tree = Record<string, unknown>;

/** A copy of a module's exports in which the value at the path is another one, or is missing. */
function changed(exports: object, path: string, value: unknown): Tree {
  const copy = JSON.parse(JSON.stringify(exports)) as Tree;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((tree, key) => tree[key] as Tree, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

const site = (path: string, value: unknown) => () =>
  siteFrom('fr', changed(frenchSite, path, value), frenchEnvironments);
const environments = (path: string, value: unknown) => () =>
  siteFrom('fr', frenchSite, changed(frenchEnvironments, path, value));

test('[decisions/site-settings-checked] what stands in the folder is a site', () => {
  expect(siteFrom('fr', frenchSite, frenchEnvironments)).toMatchObject({
    id: 'fr',
    brand: frenchSite.site.brand,
    environments: [{ name: 'production', hosts: ['c.lumen-cinemas.example'] }, {}, {}, {}, {}, {}, {}],
  });
});

test('[constants/language-attribute-default, shell/default-language-attribute] a site that names no language has fr', () => {
  expect(site('site.languages', undefined)()).toMatchObject({ languages: ['fr'] });
});

describe('[decisions/site-settings-checked] the build fails, and names file, path and what is expected', () => {
  test.each(['be-nl', 'Étoile', '2be', 'test'])('a folder with the name “%s”', (id) => {
    expect(() => siteFrom(id, frenchSite, frenchEnvironments)).toThrow(
      /^src\/sites\/.+\/\n {2}folder: Expected a name/,
    );
  });

  test.each([
    ['site.brand', undefined, 'site.brand: "brand" is missing'],
    ['site.brand', 'One Two Three Four Five', 'site.brand: Expected one to four words'],
    ['site.brand', 'Bioscoopmaatschappijen', 'site.brand: Expected one to four words of at most 20 letters'],
    ['site.brand', '', 'site.brand: Expected one to four words'],
    ['site.pass.segment', 'Ciné pass', 'site.pass.segment: Expected a part of an address'],
    ['site.timeZone', 'Europe/Lyon', 'site.timeZone: Expected a time zone'],
    ['site.country', 'France', 'site.country: Expected two capital letters'],
    ['site.languages', [], 'site.languages'],
    ['site.languages', ['fr', 'xx'], 'site.languages.1: Invalid type: Expected ("fr" | '],
    ['site.languages', ['fr', 'fr'], 'site.languages: Expected each language once'],
    ['site.accessibilityMail', 'nobody', 'site.accessibilityMail: Expected an e-mail address, not "nobody"'],
    ['site.authority', { fr: 'A' }, 'site.authority: Expected a text for each language of the site'],
    ['site.colours.light', 'red', 'site.colours.light: Expected a colour'],
    ['site.port', 2, 'site.port'],
    ['site.colour', 'red', 'site.colour: There is no setting "colour"'],
  ])('%s as %j', (path, value, problem) => {
    expect(site(path, value)).toThrow('src/sites/fr/site.ts');
    expect(site(path, value)).toThrow(problem);
  });

  const at = 'environments.production';
  test.each([
    ['environments', {}, 'environments: Expected an environment of the tier production'],
    [`${at}.tier`, 'live', `${at}.tier`],
    [`${at}.hosts`, [], `${at}.hosts: Expected at least one host`],
    [`${at}.hosts`, ['https://c.site.example'], `${at}.hosts.0: Expected a host name`],
    [`${at}.hosts`, ['pr-*.site.example'], `${at}.hosts: Expected full host names in production`],
    [`${at}.identity`, { mode: 'fake' }, `${at}.identity: Expected a sign-in`],
    [
      `${at}.identity`,
      { mode: 'cookieSession', useRefreshTokens: true },
      `${at}.identity.useRefreshTokens: There is no setting`,
    ],
    [`${at}.identity.mode`, 'token', `${at}.identity.mode`],
    [`${at}.identity.domain`, 'login.site.example', `${at}.identity.domain: Expected an https origin`],
    [`${at}.identity.domain`, 'https://login.site.example/', `${at}.identity.domain: Expected an https`],
    [`${at}.identity.audience`, undefined, `${at}.identity.audience: "audience" is missing`],
    [`${at}.identity.claims`, 'https://site.example', `${at}.identity.claims: Expected an https address`],
    [
      `${at}.identity.openId`,
      { issuer: 'https://a.example/b?c' },
      `${at}.identity.openId.issuer: Expected an https`,
    ],
    [`${at}.apiOrigins.tunnel`, 'http://tunnel.example', `${at}.apiOrigins.tunnel: Expected an https origin`],
    [`${at}.captcha.vendor`, 'other', `${at}.captcha.vendor`],
    [`${at}.catalogue`, 'http://www.site.example', `${at}.catalogue: Expected an https origin`],
    [`${at}.parents`, ['www.site.example'], `${at}.parents.0: Expected an https origin`],
    [`${at}.parents`, ['http://localhost:*'], `${at}.parents.0: Expected an https origin`],
    [`${at}.injectionHosts`, ['https://tags.example'], `${at}.injectionHosts.0: Expected a host name`],
    [`${at}.apiOrigin`, 'http://api.site.example', `${at}.apiOrigin: Expected an https origin`],
    [`${at}.bankCardPage`, 'http://pay.site.example/card/', `${at}.bankCardPage: Expected an https address`],
    [`${at}.bankCardPage`, 'https://pay.site.example/?card', `${at}.bankCardPage: Expected an https address`],
    ['local.parents', ['http://example.com'], 'local.parents.0: Expected an origin'],
    ['local', undefined, 'local: "local" is missing'],
  ])('%s as %j', (path, value, problem) => {
    expect(environments(path, value)).toThrow('src/sites/fr/environments.ts');
    expect(environments(path, value)).toThrow(problem);
  });

  test('the guide shows such a message, which has no stack', () => {
    const [shown = ''] =
      /^src\/sites\/\w+\/environments\.ts\n.*$/m.exec(readFileSync('docs/connect.md', 'utf8')) ?? [];
    const message = shown.replace(/sites\/\w+/, 'sites/fr');
    expect(environments(`${at}.identity.audience`, undefined)).toThrow(
      expect.objectContaining({ message, stack: message }),
    );
  });
});

describe('[decisions/failures-are-reported] the build fails for reports', () => {
  const at = 'environments.production.reports';
  const reports = (address: unknown, share: unknown) => environments(at, { address, share });

  test.each(['http://a.example/r', '//a.example/r', 'https://a.example', '/r?x=1', 'reports', ''])(
    'to the address %j',
    (address) => {
      expect(reports(address, 1)).toThrow(`${at}.address: Expected an https address`);
    },
  );

  test.each([0, -1, 1.1, '1', undefined])('of the share %j', (share) => {
    expect(reports('/r', share)).toThrow(`${at}.share: `);
  });

  test.each(['/r', 'https://a.example/', 'https://a.example/account/r'])('but not to %j', (address) => {
    expect(reports(address, 0.1)).not.toThrow();
  });
});

describe('[decisions/site-settings-checked] what contradicts another value', () => {
  const fr = siteFrom('fr', frenchSite, frenchEnvironments);
  const other = { ...fr, id: 'other', port: 7, environments: [] };
  const withPageHosts = (host: string, second: string) => ({
    ...fr,
    environments: fr.environments
      .slice(0, 2)
      .map((one, index) => ({ ...one, name: 'ab'.charAt(index), hosts: [index === 0 ? host : second] })),
  });

  test('two sites with one port', () => {
    expect(() => sitesFrom([fr, { ...other, port: 0 }])).toThrow('port 0 is given twice, in fr: port');
  });

  test('two environments with one page host, in one site and in two', () => {
    const [first] = fr.environments;
    if (!first) throw new Error('no environment');
    const twin = { ...first, name: 'twin' };
    const twice = 'c.lumen-cinemas.example is given twice, in fr: production.hosts and in';
    expect(() => sitesFrom([{ ...fr, environments: [first, twin] }])).toThrow(`${twice} fr: twin.hosts`);
    expect(() => sitesFrom([fr, { ...other, environments: [twin] }])).toThrow(`${twice} other: twin.hosts`);
  });

  test.each([
    ['c.lumen-cinemas.example', 'c.lumen-cinemas.example'],
    ['pr-*.lumen.example', 'pr-12.lumen.example'],
    ['pr-12.lumen.example', 'pr-*.lumen.example'],
    ['pr-1*.lumen.example', 'pr-*.lumen.example'],
    ['pr-1*.lumen.example', 'pr-*3.lumen.example'],
  ])('a page host of %s that is one of %s too', (host, second) => {
    expect(() => sitesFrom([withPageHosts(host, second)])).toThrow(
      `${second} is given twice, in fr: a.hosts and in fr: b.hosts`,
    );
  });

  test.each([
    ['pr-*.lumen.example', 'fake.pr-*.lumen.example'],
    ['pr-*.lumen.example', 'pr-x.lumen.example'],
    ['pr-2*.lumen.example', 'pr-1*.lumen.example'],
    ['pr-*.lumen.example', 'qr-*.lumen.example'],
  ])('but not %s and %s', (host, second) => {
    expect(() => sitesFrom([withPageHosts(host, second)])).not.toThrow();
  });

  test('the order is that of the ports', () => {
    expect(sitesFrom([other, fr]).map(({ id }) => id)).toEqual(['fr', 'other']);
  });
});
