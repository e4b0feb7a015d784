import { expect, test } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import type { Tier } from '#sites/site.ts';
import { buildId } from './buildId.ts';
import { headerRules, headersFile } from './headers.ts';

const fr = siteOf('fr');

test('the same pages give the same build id, others another', () => {
  expect(buildId(['a', 'b'])).toBe(buildId(['a', 'b']));
  expect(buildId(['a', 'b'])).not.toBe(buildId(['a', 'c']));
});

test('[decisions/trusted-host-lists] only the catalogue site may frame a page, each environment’s its own tier', () => {
  const framers = (tier: Tier) => /frame-ancestors ([^;]+);/.exec(headersFile(headerRules(fr, tier)))?.[1];
  expect(framers('production')).toBe("'self' https://www.lumen-cinemas.example");
  expect(framers('nonproduction')).toContain('https://www-staging.lumen-cinemas.example');
  expect(framers('nonproduction')).not.toContain('https://www.lumen-cinemas.example');
  expect(framers('local')).toBe("'self' http://localhost:*");
});

test('every page has the headers that a meta element cannot express', () => {
  const [all] = headerRules(fr, 'production');
  expect(all).toMatchObject({
    pattern: '/*',
    headers: {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
});

test('hashed files are kept for a year, pages are asked for each time', () => {
  const file = headersFile(headerRules(fr, 'production'));
  expect(file).toMatch(/\/_astro\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
  expect(file).toContain('Cache-Control: public, max-age=0, must-revalidate');
});

test('[identity/logout-leaves-nothing] answers that are forwarded are kept by no cache', () => {
  const file = headersFile(headerRules(fr, 'production'));
  for (const path of ['/api/*', '/captcha/*'])
    expect(file).toMatch(
      new RegExp(
        `\n${path.replace('*', '\\*')}\n  Content-Security-Policy: default-src 'none'; .*\n  Cache-Control: no-store\n`,
      ),
    );
});

test('the unsubscribe link leaks to nobody', () => {
  expect(headersFile(headerRules(fr, 'production'))).toMatch(
    /unsubscribe\/\*\n {2}Referrer-Policy: no-referrer/,
  );
});
