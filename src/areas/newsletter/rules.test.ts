import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getSettings } from '#account/settings/contract.ts';
import { SETTINGS_PATH, CATEGORIES, categoryOf, endOf, hasPreferences, tokenIn } from './rules.ts';

describe('categoryOf', () => {
  test.each(CATEGORIES)('[entities/newsletter-category] %s is known, in an object or alone', (category) => {
    expect(categoryOf({ category })).toBe(category);
    expect(categoryOf(category)).toBe(category);
  });

  test.each([null, undefined, '', 'foo', 'FILMNEWS', 4, [], {}, { category: null }, { category: 'xyz' }])(
    '[newsletter/unknown-category-text] %j is unknown',
    (answer) => {
      expect(categoryOf(answer)).toBe('unknown');
    },
  );
});

test.each([
  [undefined, 'done'],
  [null, 'done'],
  [{}, 'done'],
  [{ done: true }, 'done'],
  [{ done: false }, 'notDone'],
  [{ error: { code: 12 } }, 'notDone'],
  ['<!doctype html>', 'unknown'],
  ['OK', 'unknown'],
  [[], 'unknown'],
  [1, 'unknown'],
])('[newsletter/failure-toast, decisions/what-may-have-happened] 200 with %j is %s', (answer, end) => {
  expect(endOf(answer)).toBe(end);
});

test.each([
  [{ clientSettings: { notificationsEnabled: true } }, true],
  [{ clientSettings: { notificationsEnabled: false } }, false],
  [{ clientSettings: { notificationsEnabled: 'true' } }, false],
  [{ clientSettings: {} }, false],
  [{ clientSettings: null }, undefined],
  [{ clientSettings: 'notificationsEnabled' }, undefined],
  [null, undefined],
  [{}, undefined],
  ['<!doctype html>', undefined],
  [undefined, undefined],
])('[newsletter/expired-link-ways-on] settings %j: a page of preferences %s', (settings, areOn) => {
  expect(hasPreferences(settings)).toBe(areOn);
});

test('[calls/get-settings] the page asks for the settings at their own address', () => {
  expect(SETTINGS_PATH).toBe(getSettings.path);
});

describe('tokenIn', () => {
  test.each([
    ['?token=abc', 'abc'],
    ['?utm=mail&token=abc&x=1', 'abc'],
    ['?token=a%2Bb%2Fc%3D', 'a+b/c='],
    ['?token=a+b/c=', 'a+b/c='],
  ])('[newsletter/token-survives-encoding] in %s it is %s', (search, token) => {
    expect(tokenIn(search)).toBe(token);
  });

  test.each(['', '?', '?token=', '?token', '?tokens=abc'])(
    '[newsletter/expired-link-ways-on] in "%s" there is none',
    (search) => {
      expect(tokenIn(search)).toBeUndefined();
    },
  );

  test('[newsletter/token-survives-encoding] every token survives its link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (token) => {
        expect(tokenIn(`?token=${encodeURIComponent(token)}`)).toBe(token);
      }),
    );
  });
});
