import { expect, test } from 'vitest';
import { observatoryModifiers, observatoryScore, type Served } from './observatoryRules.ts';

const STRICT: Served = {
  headers: {
    'content-security-policy': "frame-ancestors 'self'; object-src 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: policy("default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'"),
  https: true,
};

function policy(text: string): string {
  return `<meta http-equiv="content-security-policy" content="${text}">`;
}

function withHeader(name: string, value: string | undefined): Served {
  const others = Object.entries(STRICT.headers).filter(([other]) => other !== name);
  const own = value === undefined ? [] : [[name, value] as const];
  return { ...STRICT, headers: Object.fromEntries([...others, ...own]) };
}

test('all that a site without subresource integrity can have is 130', () => {
  expect(observatoryScore(STRICT)).toBe(130);
});

test.each([
  ["script-src 'self'; style-src 'self'; default-src 'self'", 5],
  ["default-src 'none'; script-src 'self'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["default-src 'none'; script-src 'unsafe-inline' 'sha256-x'", 10],
  ["default-src 'none'; script-src data:", -20],
  ["default-src 'none'; script-src https:", -20],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http://a.example", -20],
  ["style-src 'self'", -20],
])('the policy "%s" is worth %i', (text, worth) => {
  expect(observatoryModifiers({ ...STRICT, html: policy(text) })['content-security-policy']).toBe(worth);
});

test('a policy that a browser ignores is worth nothing', () => {
  const hidden = { ...STRICT, html: `<!-- ${STRICT.html} --><body>${STRICT.html}</body>` };
  const bare = withHeader('content-security-policy', undefined).headers;
  expect(observatoryModifiers({ ...hidden, headers: bare })['content-security-policy']).toBe(-25);
});

test('without any policy 25 are lost, and nothing is added to what is left', () => {
  const bare = { ...withHeader('content-security-policy', undefined), html: '' };
  expect(observatoryModifiers(bare)).toMatchObject({
    'content-security-policy': -25,
    'x-frame-options': -20,
  });
  expect(observatoryScore(bare)).toBe(55);
});

test('frame-ancestors counts in a header only', () => {
  const inPage = policy("default-src 'none'; script-src 'self'; frame-ancestors 'none'");
  const served = { ...withHeader('content-security-policy', "object-src 'none'"), html: inPage };
  expect(observatoryModifiers(served)['x-frame-options']).toBe(-20);
});

test.each([
  ['strict-transport-security', undefined, -20],
  ['strict-transport-security', 'max-age=15767999', -10],
  ['strict-transport-security', 'max-age=15768000', 0],
  ['referrer-policy', undefined, 0],
  ['referrer-policy', 'unsafe-url', -5],
  ['x-content-type-options', undefined, -5],
  ['cross-origin-resource-policy', undefined, 0],
  ['cross-origin-resource-policy', 'nonsense', -5],
])('%s: %s is worth %i', (name, value, worth) => {
  expect(observatoryModifiers(withHeader(name, value))[name]).toBe(worth);
});
