import { headerRules } from '#export/headers.ts';
import { headersFor } from '#sandbox/server/headersFile.ts';
import { routePath } from '#sites/routes.ts';
import { ask, type Deployment, type Reply } from './deployment.ts';
import { line, type Line } from './lines.ts';

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
  return words(sent) === words(expected);
}

function seconds(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

function words(value: string): string {
  return value.replaceAll(/\s+/g, ' ').replace(/;? *$/, '').toLowerCase();
}
