import { describe, expect, test } from 'vitest';
import { placeProblems, policyProblems, scriptProblems } from './policy.ts';

function page(policy: string, body = '<p>Bonjour</p>'): string {
  return `<head><meta http-equiv="content-security-policy" content="default-src 'none'; ${policy}"></head><body>${body}</body>`;
}

const STRICT = "script-src 'self' 'sha256-x'; connect-src 'self' https://api.site.fr";

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

  test.each(["script-src 'self' *", 'script-src data:', "style-src 'self' https:"])(
    'refuses %s',
    (policy) => {
      expect(policyProblems(page(policy), 'local')).toEqual(['a policy that admits every host']);
      expect(policyProblems(page("script-src 'self' https://*.site.fr"), 'local')).toEqual([]);
    },
  );

  test.each(['', "default-src 'self';"])('refuses a policy that begins with "%s"', (start) => {
    const html = page(STRICT).replace("default-src 'none';", start);
    expect(policyProblems(html, 'local')).toEqual(['a policy that admits what it does not name']);
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

  test.each([
    ['<p STYLE=color:red>x</p>', 'a style attribute'],
    ['<p title="a>b" style="color:red">x</p>', 'a style attribute'],
    ['<p/style="">x</p>', 'a style attribute'],
    ['<template><p style="">x</p></template>', 'a style attribute'],
    ['<noscript><p style="">x</p></noscript>', 'a style attribute'],
    ['<svg><g ONLOAD=go()></g></svg>', 'an inline event handler'],
    ['<button title="a>b"\nonclick="go()">x</button>', 'an inline event handler'],
    ['<button\tonclick = go()>x</button>', 'an inline event handler'],
  ])('finds %s', (body, problem) => {
    expect(policyProblems(page(STRICT, body), 'production')).toEqual([problem]);
  });

  test.each([
    '<!-- <p style="" onclick=""> -->',
    '<p title=\'<b style="">\'>x</p>',
    '<textarea><p style="" onclick=""></textarea>',
    '<p>style="" onclick=""</p>',
  ])('finds nothing in %s', (body) => {
    expect(policyProblems(page(STRICT, body), 'production')).toEqual([]);
  });

  test.each([
    ['a comment', (meta: string) => `<head><!-- ${meta} --></head>`],
    ['a template', (meta: string) => `<head><template>${meta}</template></head>`],
    ['a noscript element', (meta: string) => `<head><noscript>${meta}</noscript></head>`],
    ['the body', (meta: string) => `<head></head><body>${meta}</body>`],
  ])('a policy in %s is none', (_, wrap) => {
    const meta = `<meta http-equiv="content-security-policy" content="${STRICT}">`;
    expect(policyProblems(wrap(meta), 'local')).toEqual(['has no content security policy']);
  });

  test('reads a policy however it is written', () => {
    const html = `<META CONTENT="script-src 'unsafe-inline'" data-a=">" HTTP-EQUIV=Content-Security-Policy>`;
    expect(policyProblems(html, 'local')).toContain("'unsafe-inline'");
  });
});

test('[decisions/no-fake-in-production] the stand-in backend is no part of a production export', () => {
  const script = 'fetch("/sandbox/faults")';
  expect(scriptProblems(script, 'production')).toHaveLength(1);
  expect(scriptProblems(script, 'nonproduction')).toEqual([]);
  expect(scriptProblems('fetch("/api/settings")', 'production')).toEqual([]);
});

test('[embedding/self-check] the self-check of the bridge is no part of a production export', () => {
  expect(placeProblems('m/fr/bridge/index.html', 'production')).toHaveLength(1);
  expect(placeProblems('m/fr/bridge/index.html', 'nonproduction')).toEqual([]);
  expect(placeProblems('m/fr/cinemas/index.html', 'production')).toEqual([]);
});
