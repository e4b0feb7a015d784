import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withSitePolicy } from './sitePolicy.ts';

const ROUTER = '<meta name="astro-view-transitions-enabled" content="true">';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Astro lists what the whole site has, on every page. */
const LISTED = ['one()', 'two()', 'three()', 'p{}', 'a{}', 'b{}', ''].map(hash).join(' ');

function page(script: string, style: string, head = ROUTER): string {
  const policy = `default-src 'none'; script-src 'self' ${LISTED}; style-src 'self' ${LISTED};`;
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">${head}<script type="module" src="/a.js"></script><meta http-equiv="content-security-policy" content="${policy}"><style>${style}</style></head><body><script type="module">${script}</script></body></html>`;
}

function built(...pages: string[]): string[] {
  return [...withSitePolicy(new Map(pages.map((html, index) => [String(index), html]))).values()];
}

function only(html: string): string {
  return built(html)[0] ?? '';
}

describe('withSitePolicy', () => {
  test('the policy stands right behind the encoding, before any script', () => {
    const html = only(page('one()', 'p{}', '<meta name="viewport" content="width=device-width">'));
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="/);
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'));
    expect(html.match(/content-security-policy/g)).toHaveLength(1);
  });

  test('every routed page has the hashes of what stands in any of them, each kind in its own directive', () => {
    for (const html of built(page('one()', 'p{}'), page('two()', 'p{}'))) {
      expect(html).toContain(`script-src 'self' ${[hash('one()'), hash('two()')].sort().join(' ')};`);
      expect(html).toContain(`style-src 'self' ${hash('p{}')};`);
      expect(html).toContain("default-src 'none';");
    }
  });

  test('a page without the router has the hashes of its own, and no other page has them', () => {
    const [routed = '', alone = ''] = built(page('one()', 'p{}'), page('two()', 'a{}', ''));
    expect(routed).not.toContain(hash('two()'));
    expect(alone).toContain(`script-src 'self' ${hash('two()')};`);
    expect(alone).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  test('what Astro has not listed is let in nowhere', () => {
    expect(only(page('unheard()', 'p{}'))).toContain("script-src 'self';");
  });

  test('nothing else of a page changes', () => {
    const html = page('one()', 'p{}');
    const rest = (text: string) => text.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    expect(rest(only(html))).toBe(rest(html));
  });

  test('a page without a policy stays as it is', () => {
    expect(only('<html><head></head></html>')).toBe('<html><head></head></html>');
  });

  test('a policy without an encoding to stand behind is refused', () => {
    expect(() => only(page('one()', 'p{}').replace('<meta charset="utf-8">', ''))).toThrow('encoding');
  });

  test.each([
    ['unquoted', `<meta http-equiv=Content-Security-Policy content="script-src 'self'">`],
    ['the other way round', `<META CONTENT="script-src 'self'" HTTP-EQUIV='CONTENT-SECURITY-POLICY' />`],
    [
      'with an angle bracket',
      `<meta data-a=">" http-equiv="content-security-policy" content="script-src 'self'">`,
    ],
  ])('a policy is moved however it is written: %s', (_, meta) => {
    const html = `<head><title>T</title><script src="/a.js"></script><meta charset=utf-8>${meta}</head>`;
    expect(only(html)).toBe(
      `<head><title>T</title><script src="/a.js"></script><meta charset=utf-8><meta http-equiv="content-security-policy" content="script-src 'self'"></head>`,
    );
  });

  test.each([
    ['a comment', (meta: string) => `<!-- ${meta} -->`],
    ['a script', (meta: string) => `<script>\`${meta}\`</script>`],
    ['a template', (meta: string) => `<template>${meta}</template>`],
    ['an attribute', (meta: string) => `<link title='${meta}'>`],
  ])('what looks like a policy or an encoding in %s is left alone', (_, wrap) => {
    const lure = wrap('<meta charset="x"><meta http-equiv="content-security-policy" content="y">');
    const html = only(page('one()', 'p{}', lure + ROUTER));
    expect(html).toContain(lure);
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="d/);
    expect(html).toContain(`script-src 'self' ${hash('one()')};`);
  });

  test.each([
    ['a template', '<template><script>two()</script><style>a{}</style></template>'],
    ['a comment', '<!-- <script>two()</script><style>a{}</style> -->'],
    ['a noscript element', '<noscript><style>a{}</style></noscript>'],
    ['an attribute', '<link title="<script>two()</script><style>a{}</style>">'],
  ])('what stands in %s is let in nowhere', (_, lure) => {
    const html = only(page('one()', 'p{}', lure + ROUTER));
    expect(html).not.toContain(hash('two()'));
    expect(html).not.toContain(hash('a{}'));
  });

  test('a script is let in as the browser reads it, whatever its tag holds', () => {
    const html = only(
      page('one()', 'p{}').replace('<script type="module">', '<SCRIPT data-a="a>b" type=module>'),
    );
    expect(html).toContain(`script-src 'self' ${hash('one()')};`);
  });

  test('what ends an attribute stays escaped in the policy that is written', () => {
    const html =
      '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="report-to &quot;&amp;"></head>';
    expect(only(html)).toBe(html);
  });
});
