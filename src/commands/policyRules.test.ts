import { describe, expect, test } from 'vitest';
import { policyProblems, scriptProblems } from './policyRules.ts';

function page(policy: string, body = '<p>Bonjour</p>'): string {
  return `<head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body>`;
}

const STRICT = "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self' https://api.site.fr";

describe('policyProblems', () => {
  test('a strict policy has none', () => {
    expect(policyProblems(page(STRICT), 'production')).toEqual([]);
  });

  test('a page without a policy has one', () => {
    expect(policyProblems('<head></head>', 'local')).toEqual(['has no content security policy']);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'"])('refuses %s', (source) => {
    expect(policyProblems(page(`script-src 'self' ${source}`), 'local')).toEqual([source]);
  });

  test('refuses script from anywhere', () => {
    expect(policyProblems(page("script-src 'self' *"), 'local')).toHaveLength(1);
    expect(policyProblems(page("script-src 'self' https://*.site.fr"), 'local')).toEqual([]);
  });

  test('localhost is for the local tier', () => {
    const policy = "connect-src 'self' http://localhost:*";
    expect(policyProblems(page(policy), 'local')).toEqual([]);
    expect(policyProblems(page(policy), 'production')).toHaveLength(1);
    expect(policyProblems(page(policy), 'nonproduction')).toHaveLength(1);
  });

  test('finds style attributes and inline handlers, in the page and not in its scripts', () => {
    expect(policyProblems(page(STRICT, '<p class="a" style="color:red">x</p>'), 'local')).toEqual([
      'a style attribute',
    ]);
    expect(policyProblems(page(STRICT, '<button onclick="go()">x</button>'), 'local')).toEqual([
      'an inline event handler',
    ]);
    expect(policyProblems(page(STRICT, '<script>`<p style="" onclick="">`</script>'), 'local')).toEqual([]);
  });
});

test('SP-58 the stand-in backend is no part of a production export', () => {
  const script = 'fetch("/sandbox/faults")';
  expect(scriptProblems(script, 'production')).toHaveLength(1);
  expect(scriptProblems(script, 'nonproduction')).toEqual([]);
  expect(scriptProblems('fetch("/api/settings")', 'production')).toEqual([]);
});
