import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

interface Request {
  uri: string;
  querystring: Record<string, { value: string }>;
}
interface Redirect {
  statusCode: number;
  headers: { location: { value: string } };
}

const source = readFileSync('deploy/aws/directoryIndex.js', 'utf8');
const handler = runInNewContext(`${source}; handler`) as (event: { request: Request }) => Request | Redirect;

function answer(uri: string, query: Record<string, string> = {}): string {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
  const given = handler({ request: { uri, querystring } });
  return 'uri' in given ? given.uri : `${String(given.statusCode)} ${given.headers.location.value}`;
}

test.each([
  ['/', '/index.html'],
  ['/fr/tickets/', '/fr/tickets/index.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/fr/manifest.webmanifest', '/fr/manifest.webmanifest'],
  ['/_astro/page.a1B2.js', '/_astro/page.a1B2.js'],
  ['/fr/tickets', '301 /fr/tickets/'],
])('the directory index: %s is %s', (uri, expected) => {
  expect(answer(uri)).toBe(expected);
});

test('the query goes along, as it was written', () => {
  expect(answer('/fr/unsubscribe', { token: 'a%2Fb', from: 'mail' })).toBe(
    '301 /fr/unsubscribe/?token=a%2Fb&from=mail',
  );
});

test.each(['//evil.example/x', '/\\evil.example/x', '/\\/evil.example/x', '\\\\evil.example/x'])(
  'no redirect leads to another host: %s',
  (uri) => {
    expect(answer(uri)).toBe('301 /evil.example/x/');
  },
);
