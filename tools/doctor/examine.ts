import { environmentOf } from '#sites/environment.ts';
import type { Site } from '#sites/site.ts';
import { messageOf } from '../explain.ts';
import { api } from './api.ts';
import { caching } from './caching.ts';
import { captcha } from './captcha.ts';
import { cors } from './cors.ts';
import { ask, right, Unanswered, wrong, type Deployment, type Line, type Reply } from './deployment.ts';
import { headers, policy } from './headers.ts';
import { pages } from './pages.ts';
import { provider } from './provider.ts';
import { tokens, type Tokens } from './tokens.ts';

/** Each looks at one part of a deployment, in the order of the report. */
const RULES: Readonly<Record<string, (deployment: Deployment) => Promise<Line[]>>> = {
  pages,
  headers,
  caching,
  policy,
  provider,
  api,
  cors,
  captcha,
};

/**
 * Looks at a deployed site from outside. Changes nothing there.
 * @param given tokens of a customer's session, where there are any
 */
export async function examine(url: URL, sites: readonly Site[], given: Tokens = {}): Promise<Line[]> {
  const found = await recognised(url, sites);
  if (!('origin' in found)) return [found];
  const rules = Object.entries({ ...RULES, tokens: (one: Deployment) => tokens(one, given) });
  const lines = await Promise.all(
    rules.map(([name, rule]) =>
      rule(found).catch((error: unknown) => [
        wrong(
          `${name}: reachable`,
          messageOf(error),
          error instanceof Unanswered ? error.advice : 'Look at what is asked here.',
        ),
      ]),
    ),
  );
  return [right('host'), ...withoutRepeated(lines.flat())];
}

/** One cause is named once, where it first shows. */
function withoutRepeated(lines: readonly Line[]): Line[] {
  const problems = lines.map(({ problem }) => problem);
  return lines.filter(({ problem }, index) => problem === undefined || problems.indexOf(problem) === index);
}

/** Which site stands at an address, and which of its environments the address belongs to. */
async function recognised(url: URL, sites: readonly Site[]): Promise<Deployment | Line> {
  const home = await ask(`${url.origin}/`).catch((error: unknown) => error);
  if (home instanceof Unanswered) return wrong('host', home.message, home.advice);
  const { text } = home as Reply;
  const [, id] = /<html[^>]* data-site="([^"]+)"/.exec(text) ?? [];
  const site = sites.find((one) => one.id === id);
  if (!site)
    return wrong(
      'host',
      `At ${url.origin} there is no page of this project.`,
      'Upload dist/<site>, and give the address of its host.',
    );
  const environment = environmentOf(url, site, false);
  const isLocal = /(?:^|\.)localhost$/.test(url.hostname);
  if (environment.name === 'local' && !isLocal)
    return wrong(
      'host',
      `${url.hostname} belongs to no environment of the site ${site.id}: its pages let nobody sign in.`,
      'Add the host to src/sites/, and build anew.',
    );
  const tier = site.environments.find(({ name }) => name === environment.name)?.tier ?? 'local';
  return { origin: url.origin, site, environment, tier };
}
