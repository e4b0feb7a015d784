import { headerRules } from '#export/headers.ts';
import { headersFor } from '#sandbox/server/headersFile.ts';
import { tenantOrigins } from '#sites/environment.ts';
import { routePath } from '#sites/routes.ts';
import { ask, type Deployment, type Reply, line, type Line } from './deployment.ts';
import { pageElements } from '#export/html.ts';
import { policyMetas } from '#export/policyMeta.ts';

const ADVICE = 'Send the headers of the file _headers of the export (docs/deploy.md, What the host must do).';

/** The headers that a page cannot set for itself. `caching.ts` looks at `Cache-Control`. */
export async function headers({ origin, site, tier }: Deployment): Promise<Line[]> {
  const rules = headerRules(site, tier).map(({ pattern, headers: values }) => ({
    pattern,
    headers: { ...values },
  }));
  const [language] = site.languages;
  const home = routePath(language, 'home');
  const unsubscribe = routePath(language, 'unsubscribe');
  const reply = await ask(origin + home);
  const expected = Object.entries(headersFor(rules, home)).filter(([name]) => name !== 'cache-control');
  const referrer = headersFor(rules, unsubscribe)['referrer-policy'] ?? '';
  return [
    ...expected.map(([name, value]) => headerLine(reply, name, value)),
    {
      ...headerLine(await ask(origin + unsubscribe), 'referrer-policy', referrer),
      name: 'header: referrer-policy of unsubscribe links',
    },
  ];
}

function headerLine(reply: Reply, name: string, expected: string): Line {
  const sent = reply.headers.get(name);
  return line(
    `header: ${name}`,
    sent !== null && isEnough(name, sent, expected),
    `It is ${sent === null ? 'missing' : `“${sent}”`}, and has to be “${expected}”.`,
    ADVICE,
  );
}

function isEnough(name: string, sent: string, expected: string): boolean {
  // A host may be stricter for longer.
  if (name === 'strict-transport-security') return seconds(sent) >= seconds(expected);
  return texts(sent) === texts(expected);
}

function seconds(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

function texts(value: string): string {
  return value.replaceAll(/\s+/g, ' ').replace(/;? *$/, '').toLowerCase();
}

/** The policy in the page against the hosts that the page calls in this environment. */
export async function policy({ origin, site, environment }: Deployment): Promise<Line[]> {
  const { text } = await ask(origin + routePath(site.languages[0], 'home'));
  const [meta] = policyMetas(pageElements(text));
  const { identity, apiOrigins } = environment;
  const tenants = identity.mode === 'provider' ? tenantOrigins(identity) : [];
  const called = [
    ...tenants.map((host) => ['tenant', host] as const),
    ...Object.entries(apiOrigins).filter(([, host]) => host !== ''),
  ];
  const content = meta?.attributes.content ?? '';
  return [
    line('policy', meta !== undefined, 'The page has none.', 'Upload the export as it was built.'),
    ...called.map(([what, host]) => admits(content, 'connect-src', what, host)),
    ...tenants.slice(0, 1).map((domain) => admits(content, 'frame-src', 'tenant', domain)),
  ];
}

function admits(content: string, directive: string, what: string, host: string): Line {
  const [, sources = ''] = new RegExp(`(?:^|;) *${directive} ([^;]*)`).exec(content) ?? [];
  return line(
    `policy: ${directive} for ${what}`,
    sources.split(' ').some((source) => fits(source, host)),
    `The page calls ${host} in this environment, and its ${directive} refuses that.`,
    'Deploy the export of the tier that the environment belongs to (docs/deploy.md, Builds).',
  );
}

/** Whether a source of a policy admits an origin. A source may leave out the scheme, and have a path. */
export function fits(source: string, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  if (source === '*' || source === protocol) return true;
  const [, scheme = '', wanted = ''] = /^(\w+:\/\/)?([^/]+)/.exec(source) ?? [];
  const pattern = wanted.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
  return ['', `${protocol}//`].includes(scheme) && new RegExp(`^${pattern}$`, 'i').test(host);
}
