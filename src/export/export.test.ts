import { expect, test } from 'vitest';
import { fr } from '#sites/fr.ts';
import { buildId } from './buildId.ts';
import { headerRules, headersFile } from './headers.ts';

test('the same pages give the same build id, others another', () => {
  expect(buildId(['a', 'b'])).toBe(buildId(['a', 'b']));
  expect(buildId(['a', 'b'])).not.toBe(buildId(['a', 'c']));
});

test('only the chain may frame production', () => {
  const policy = /frame-ancestors ([^;]+);/.exec(headersFile(headerRules(fr, 'production')))?.[1];
  expect(policy).toBe("'self' https://*.lumen-cinemas.example");
});

test('hashed files are kept for a year, pages are asked for each time', () => {
  const file = headersFile(headerRules(fr, 'production'));
  expect(file).toMatch(/\/_astro\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
  expect(file).toContain('Cache-Control: public, max-age=0, must-revalidate');
});

test('the unsubscribe link leaks to nobody', () => {
  expect(headersFile(headerRules(fr, 'production'))).toMatch(
    /unsubscribe\/\*\n {2}Referrer-Policy: no-referrer/,
  );
});
