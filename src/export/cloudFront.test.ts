import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { PASSED_ON } from './nginxConf.ts';

interface Request {
  uri: string;
  headers: Record<string, { value?: string }>;
  querystring: Record<string, { value: string }>;
}
interface Answer {
  statusCode: number;
  headers?: { location: { value: string } };
}

const source = readFileSync('deploy/aws/directoryIndex.js', 'utf8');
const handler = runInNewContext(`${source}; handler`) as (event: { request: Request }) => Request | Answer;

/** What `main.tf` replaces. */
const HOST = { value: 'account.example' };

function answer(uri: string, query: Record<string, string> = {}): string {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
  const given = handler({ request: { uri, querystring, headers: { host: HOST } } });
  return 'uri' in given ? given.uri : `${String(given.statusCode)} ${given.headers?.location.value ?? ''}`;
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

test.each([
  ...[
    '/internal/../api/x',
    '/admin/..%2fapi/',
    '/api/%2e%2e/x',
    '/api/..;/x',
    '/api/x;a=1',
    '/api//x',
    '/api/x//',
  ],
  ...[
    '/%61pi/x',
    '/ap%69/x',
    '/api/x%5cy',
    '/api/x\\y',
    '/api/%252e%252e/x',
    '/api/%c0%ae/x',
    '/api/x%00',
    '/api/.',
  ],
])('[decisions/backend-behind-host] %s, which may be read in two ways, reaches no origin', (uri) => {
  expect(answer(uri)).toBe('400 ');
});

test.each(['/api/accounts/me', '/api/x/', '/api/%C3%A9t%C3%A9/a%40b', '/captcha/challenge'])(
  '[decisions/backend-behind-host] %s reaches the backend as it is, with the headers of calls alone',
  (uri) => {
    const passed = PASSED_ON.map((name) => [name.toLowerCase(), {}] as const);
    const forged = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-original-url', 'true-client-ip'];
    const headers: Record<string, { value?: string }> = Object.fromEntries([
      ['host', HOST],
      ...passed,
      ...forged.map((name) => [name, {}] as const),
    ]);
    expect(handler({ request: { uri, querystring: {}, headers } })).toMatchObject({ uri });
    expect(Object.keys(headers)).toEqual(['host', ...passed.map(([name]) => name)]);
  },
);

test.each(['d1.cloudfront.net', 'other.example', 'account.example.other'])(
  '[sites/one-host-one-site] %s gets nothing',
  (value) => {
    for (const uri of ['/', '/fr/', '/api/accounts/me'])
      expect(handler({ request: { uri, querystring: {}, headers: { host: { value } } } })).toMatchObject({
        statusCode: 421,
      });
    expect(readFileSync('deploy/aws/main.tf', 'utf8')).toContain(`"${HOST.value}", var.host)`);
  },
);

describe('[decisions/backend-behind-host] what Terraform makes', () => {
  const terraform = readFileSync('deploy/aws/main.tf', 'utf8');
  const valuesOf = (name: string): string[] =>
    [...terraform.matchAll(new RegExp(`\\b${name}\\s*= (.*)`, 'g'))].map(([, value = '']) => value);

  test('asks each origin over TLS 1.2 alone, and answers nothing without TLS', () => {
    const origins = valuesOf('origin_protocol_policy');
    expect(origins.length).toBeGreaterThan(0);
    expect(new Set(origins)).toEqual(new Set(['"https-only"']));
    expect(valuesOf('origin_ssl_protocols')).toEqual(origins.map(() => '["TLSv1.2"]'));
    const viewers = valuesOf('viewer_protocol_policy');
    expect(viewers.length).toBeGreaterThan(0);
    for (const policy of viewers) expect(policy).toMatch(/^"(?:https-only|redirect-to-https)"$/);
    expect(valuesOf('minimum_protocol_version')).toEqual(['"TLSv1.2_2021"']);
  });

  test('keeps former files, writes logs, and has limits', () => {
    expect(terraform).toMatch(/"aws_s3_bucket_versioning" "pages" \{[^}]*status = "Enabled"/);
    expect(terraform).toContain('resource "aws_cloudwatch_log_delivery" "account"');
    expect(valuesOf('web_acl_id')).toEqual(['aws_wafv2_web_acl.account.arn']);
  });
});
