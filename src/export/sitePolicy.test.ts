import { describe, expect, test } from 'vitest';
import { withSitePolicy } from './sitePolicy.ts';

const A = "'sha256-A='";
const B = "'sha256-B='";
const C = "'sha256-C='";

function page(script: string, style: string, head = ''): string {
  const policy = `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style};`;
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">${head}<script type="module" src="/a.js"></script><meta http-equiv="content-security-policy" content="${policy}"><style>p{}</style></head></html>`;
}

function only(html: string): string {
  return withSitePolicy(new Map([['page', html]])).get('page') ?? '';
}

describe('withSitePolicy', () => {
  test('the policy stands right behind the encoding, before any script', () => {
    const html = only(page(A, B, '<meta name="viewport" content="width=device-width">'));
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="/);
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'));
    expect(html.match(/content-security-policy/g)).toHaveLength(1);
  });

  test('every page has the hashes of all pages, each kind in its own directive', () => {
    const pages = withSitePolicy(
      new Map([
        ['one', page(A, B)],
        ['two', page(C, B)],
      ]),
    );
    for (const html of pages.values()) {
      expect(html).toContain(`script-src 'self' ${A} ${C};`);
      expect(html).toContain(`style-src 'self' ${B};`);
      expect(html).toContain("default-src 'none';");
    }
  });

  test('nothing else of a page changes', () => {
    const html = page(A, B);
    const rest = (text: string) => text.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    expect(rest(only(html))).toBe(rest(html));
  });

  test('a page without a policy stays as it is', () => {
    expect(only('<html><head></head></html>')).toBe('<html><head></head></html>');
  });

  test('a policy without an encoding to stand behind is refused', () => {
    expect(() => only(page(A, B).replace('<meta charset="utf-8">', ''))).toThrow('encoding');
  });
});
