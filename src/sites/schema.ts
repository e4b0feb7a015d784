import * as v from 'valibot';
import type {
  CaptchaSettings,
  EnvironmentSettings,
  LocalSettings,
  ReportSettings,
} from './environmentSettings.ts';
import { isHost } from './environment.ts';
import { PROVIDER_PORT } from './constants.ts';
import { LOCALES, type Language, type SiteSettings, type WholeSite } from './site.ts';

/** A text of the settings that has to have a form: `expected` says which, in words. */
function form(expected: string, fits: (text: string) => boolean) {
  return v.pipe(
    v.string(),
    v.check(fits, ({ input }) => `Expected ${expected}, not "${input}"`),
  );
}

const words = form('one to four words of at most 20 letters', (text) =>
  /^\S{1,20}(?: \S{1,20}){0,3}$/.test(text),
);
const filled = form('a text', (text) => text.trim() !== '');
const segment = form('a part of an address: small letters, digits and hyphens', (text) =>
  /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text),
);
const hostName = form('a host name, such as www.cinema.example', (text) => isHostName(text));
const pageHost = form('a host name, with at most one * for a number', (text) =>
  isHostName(text.replace('*', '1')),
);
const httpsOrigin = form('an https origin, such as https://www.cinema.example', isHttpsOrigin);
const ownOrHttps = form(
  "an https origin, or '' for the site's own",
  (text) => text === '' || isHttpsOrigin(text),
);
const ownOrLocal = form(
  "an origin of localhost or https, or '' for the site's own",
  (text) => text === '' || isLocalOrigin(text) || isHttpsOrigin(text),
);
const parent = form(
  'an origin: https, or http://localhost:*',
  (text) => isLocalOrigin(text) || isHttpsOrigin(text),
);
const colour = form('a colour, such as #f8f3ed', (text) => /^#[\da-f]{6}$/.test(text));
const claims = form(
  'an https address that ends with a slash',
  (text) => /^https:\/\/[^\s?#]+\/$/.test(text) && URL.canParse(text),
);

const language = v.picklist(Object.keys(LOCALES) as Language[]);

/** The id is part of variables of nginx and of the shell, and `dist/` has folders of its own beside those of sites. */
const siteId = v.pipe(
  form('a name of small letters and digits, letter first', (text) => /^[a-z][a-z\d]*$/.test(text)),
  v.check(
    (text) => !['demo', 'hosting', 'test'].includes(text),
    ({ input }) => `Expected a name that dist/ has not taken, not "${input}"`,
  ),
);

const siteSettings: v.GenericSchema<unknown, SiteSettings> = v.pipe(
  v.strictObject({
    // Specification, section 9: the default of the language attribute, which is the first of these.
    languages: v.optional(v.tupleWithRest([language], language), ['fr']),
    brand: words,
    pass: v.strictObject({ name: filled, segment }),
    passCode: v.exactOptional(v.picklist(['qr', 'code128'])),
    timeZone: form('a time zone, such as Europe/Paris', (zone) =>
      Intl.supportedValuesOf('timeZone').includes(zone),
    ),
    country: form('two capital letters of ISO 3166-1, such as FR', (code) => /^[A-Z]{2}$/.test(code)),
    hasInfixes: v.boolean(),
    cities: v.array(v.strictObject({ name: filled, slug: segment })),
    domain: hostName,
    consentAge: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21)),
    unstatedReason: v.exactOptional(filled),
    authority: v.partial(v.strictObject(v.entriesFromList(Object.keys(LOCALES) as Language[], filled))),
    accessibilityMail: form('an e-mail address', (text) => /^[^\s@?&]+@[^\s@?&]+$/.test(text)),
    pictureHosts: v.array(hostName),
    linkHosts: v.array(hostName),
    colours: v.strictObject({ light: colour, dark: colour }),
    port: v.pipe(v.number(), v.integer(), v.minValue(0), v.notValue(PROVIDER_PORT)),
  }),
  v.forward(
    v.check(({ languages }) => new Set(languages).size === languages.length, 'Expected each language once'),
    ['languages'],
  ),
  v.forward(
    v.check(
      ({ languages, authority }) => languages.every((one) => authority[one] !== undefined),
      'Expected a text for each language of the site',
    ),
    ['authority'],
  ),
);

const captcha = (origin: typeof ownOrHttps): v.GenericSchema<unknown, CaptchaSettings> =>
  v.strictObject({ vendor: v.picklist(['altcha']), origin });

const share = v.pipe(v.number(), v.gtValue(0), v.maxValue(1));

const reports: v.GenericSchema<unknown, ReportSettings> = v.strictObject({
  address: form(
    'an https address without a query, or a path of the site',
    (text) =>
      /^(?:https:\/\/[^/?#@\s]+)?\/[^?#\s\\]*$/.test(text) &&
      !text.startsWith('//') &&
      URL.canParse(text, 'https://a'),
  ),
  share,
  vitals: v.exactOptional(share),
});

const httpsPage = form(
  'an https address without a query',
  (text) => /^https:\/\/[^/?#@\s]+\/[^?#\s\\]*$/.test(text) && URL.canParse(text),
);

const common = (origin: typeof ownOrHttps, framing: typeof httpsOrigin) => ({
  captcha: captcha(origin),
  apiOrigins: v.strictObject({
    client: origin,
    catalogueWeb: origin,
    catalogueMobile: origin,
    tunnel: origin,
  }),
  catalogue: httpsOrigin,
  parents: v.array(framing),
  injectionHosts: v.array(hostName),
  walletHosts: v.exactOptional(v.array(hostName)),
  bankCardPage: v.exactOptional(httpsPage),
  reports: v.exactOptional(reports),
});

const httpsAddress = form(
  'an https address without a query or fragment',
  (text) => /^https:\/\/[^?#@\s\\]+$/.test(text) && URL.canParse(text),
);

const openId = v.strictObject({
  issuer: httpsAddress,
  authorizationEndpoint: httpsAddress,
  tokenEndpoint: httpsAddress,
  endSessionEndpoint: v.exactOptional(httpsAddress),
  hasFrame: v.boolean(),
  apiParameter: v.picklist(['audience', 'resource']),
});

const client = { clientId: filled, audience: filled, claims, useRefreshTokens: v.boolean() };

const deployed: v.GenericSchema<unknown, EnvironmentSettings> = v.pipe(
  v.strictObject({
    ...common(ownOrHttps, httpsOrigin),
    tier: v.picklist(['nonproduction', 'production']),
    hosts: v.pipe(v.array(pageHost), v.minLength(1, 'Expected at least one host')),
    identity: v.variant('mode', [
      v.strictObject({
        mode: v.literal('provider'),
        domain: httpsOrigin,
        ...client,
        openId: v.exactOptional(openId),
      }),
      v.strictObject({ mode: v.literal('cookieSession') }),
      v.strictObject({ mode: v.literal('fake') }),
    ]),
    apiOrigin: v.optional(httpsOrigin),
  }),
  v.forward(
    v.check(
      ({ tier, identity }) => tier !== 'production' || identity.mode !== 'fake',
      'Expected a sign-in: production never signs in by itself',
    ),
    ['identity'],
  ),
  v.forward(
    v.check(
      ({ tier, hosts }) => tier !== 'production' || hosts.every((host) => !host.includes('*')),
      'Expected full host names in production',
    ),
    ['hosts'],
  ),
);

const local: v.GenericSchema<unknown, LocalSettings> = v.strictObject({
  ...common(ownOrLocal, parent),
  identity: v.strictObject(client),
});

const environments = v.pipe(
  v.record(v.string(), deployed),
  v.check(
    (all) => Object.values(all).some(({ tier }) => tier === 'production'),
    'Expected an environment of the tier production',
  ),
);

/** A mistake in the files of a site. It has no stack: the message says where, what was found and what is expected. */
class SettingsError extends Error {
  override stack = this.message;
}

/**
 * The site of a folder, from what its `site.ts` and `environments.ts` export.
 * @throws with the path of each value that is missing, unknown or contradictory, and what is expected there
 */
export function siteFrom(id: string, siteFile: unknown, environmentsFile: unknown): WholeSite {
  checked(`src/sites/${id}/`, v.strictObject({ folder: siteId }), { folder: id });
  const { site } = checked(`src/sites/${id}/site.ts`, v.strictObject({ site: siteSettings }), siteFile);
  const found = checked(
    `src/sites/${id}/environments.ts`,
    v.strictObject({ environments, local }),
    environmentsFile,
  );
  return {
    ...site,
    id,
    environments: Object.entries(found.environments).map(([name, settings]) => ({ ...settings, name })),
    local: found.local,
  };
}

/**
 * Sites in the order of their ports.
 * @throws when two of them share a port, or two environments share a page host, be it by a pattern
 */
export function sitesFrom(sites: readonly WholeSite[]): WholeSite[] {
  const ports = sites.map(({ id, port }) => [`port ${String(port)}`, `${id}: port`] as const);
  const hosts = sites.flatMap(({ id, environments: all }) =>
    all.flatMap(({ name, hosts: own }) => own.map((host) => [host, `${id}: ${name}.hosts`] as const)),
  );
  refuseTwice(ports, (one, other) => one === other);
  refuseTwice(hosts, isSomeHostOfBoth);
  return [...sites].sort((a, b) => a.port - b.port);
}

/** @throws with the first two values that mean the same, and where they are */
function refuseTwice(
  values: readonly (readonly [value: string, owner: string])[],
  same: (one: string, other: string) => boolean,
): void {
  for (const [index, [value, owner]] of values.entries()) {
    const earlier = values.slice(0, index).find(([other]) => same(value, other));
    if (earlier)
      throw new SettingsError(`src/sites: ${value} is given twice, in ${earlier[1]} and in ${owner}`);
  }
}

/** Whether one host name fits both. The name with 1 for the number of one pattern is tried on the other pattern. */
function isSomeHostOfBoth(one: string, other: string): boolean {
  return isHost(one, other.replace('*', '1')) || isHost(other, one.replace('*', '1'));
}

function problemOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? `There is no setting ${received}` : `${expected ?? 'It'} is missing`;
}

function checked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  // A module is no plain object; its copy is.
  const result = v.safeParse(schema, { ...(value as object) });
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${problemOf(issue)}`,
  );
  throw new SettingsError(`${file}\n${problems.join('\n')}`);
}

function isHostName(text: string): boolean {
  return /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/.test(text);
}

function isHttpsOrigin(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text;
}

function isLocalOrigin(text: string): boolean {
  return /^http:\/\/(?:[a-z-]+\.)?localhost:(?:\d+|\*)$/.test(text);
}
