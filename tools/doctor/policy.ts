import { pageElements } from '#export/html.ts';
import { policyMetas } from '#export/policyMeta.ts';
import { routePath } from '#sites/routes.ts';
import { ask, type Deployment } from './deployment.ts';
import { line, type Line } from './lines.ts';

/** The policy in the page against the hosts that the page calls in this environment. */
export async function policy({ origin, site, environment }: Deployment): Promise<Line[]> {
  const { text } = await ask(origin + routePath(site.languages[0], 'home'));
  const [meta] = policyMetas(pageElements(text));
  const { identity, apiOrigins } = environment;
  const tenant = identity.mode === 'provider' ? identity.domain : '';
  const called = Object.entries({ tenant, ...apiOrigins }).filter(([, host]) => host !== '');
  const content = meta?.attributes.content ?? '';
  return [
    line('policy', meta !== undefined, 'The page has none.', 'Upload the export as it was built.'),
    ...called.map(([what, host]) => admits(content, 'connect-src', what, host)),
    ...(tenant === '' ? [] : [admits(content, 'frame-src', 'tenant', tenant)]),
  ];
}

function admits(content: string, directive: string, what: string, host: string): Line {
  const [, sources = ''] = new RegExp(`(?:^|;) *${directive} ([^;]*)`).exec(content) ?? [];
  return line(
    `policy: ${directive} for ${what}`,
    sources.split(' ').some((source) => fits(source, host)),
    `The page calls ${host} in this environment, and its policy refuses that.`,
    'Deploy the export of the tier that the environment belongs to (docs/deploy.md, Builds).',
  );
}

/** Whether a source of a policy admits an origin. */
export function fits(source: string, host: string): boolean {
  const pattern = source.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
  return new RegExp(`^${pattern}$`).test(host);
}
