import { describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '2.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  test('is false where npm has never run', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  test('is true when every package has its version, other platforms’ packages aside', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  test('is false when a package is missing, has another version or is no longer asked for', () => {
    const a = { 'node_modules/a': { version: '1.0.0' } };
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(isInstalled(wanted, { packages: { ...a, 'node_modules/b': { version: '1.0.0' } } })).toBe(false);
    expect(
      isInstalled(wanted, {
        packages: { ...a, 'node_modules/other-platform': { version: '1.9.0', optional: true } },
      }),
    ).toBe(false);
  });
});
