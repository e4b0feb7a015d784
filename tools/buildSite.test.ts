import { describe, expect, test } from 'vitest';
import { keyOf, tierOr } from './buildSite.ts';

describe('keyOf', () => {
  const env = { SITE: 'fr', TIER: 'local', PATH: '/bin' };
  const key = keyOf('sources', env);

  test('is the same for variables that no build reads, and for empty ones', () => {
    expect(keyOf('sources', { DEMO: '', ...env, PATH: '/usr/bin' })).toBe(key);
  });

  test.each(['SITE', 'TIER', 'DEMO', 'ORIGINS', 'GALLERY', 'STAND_IN', 'API_ORIGIN_FR', 'NGINX_ROOT'])(
    'is another one with another %s',
    (name) => {
      expect(keyOf('sources', { ...env, [name]: 'other' })).not.toBe(key);
    },
  );

  test('is another one with other sources', () => {
    expect(keyOf('other sources', env)).not.toBe(key);
  });
});

test('tierOr refuses what is no tier', () => {
  expect(tierOr('production', '')).toBe('production');
  expect(tierOr('production', 'local')).toBe('local');
  expect(() => tierOr('production', 'test')).toThrow('TIER must be one of');
});
