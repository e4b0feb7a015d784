import { describe, expect, test } from 'vitest';
import { broken, titlePattern, titlesIn } from './breakage.ts';

describe('broken', () => {
  const breakage = { name: 'cap-off-by-one', find: '<= 5', replace: '< 5' };

  test('replaces the one place', () => {
    expect(broken(breakage, 'a <= 5; b <= 6')).toBe('a < 5; b <= 6');
  });

  test.each(['a < 5', 'a <= 5; b <= 5', 'a <= 5; b <= 5; c <= 5'])('refuses %s', (source) => {
    expect(() => broken(breakage, source)).toThrow('cap-off-by-one');
  });

  test('takes the replacement as it stands', () => {
    expect(broken({ name: 'n', find: 'x', replace: "$'$&" }, 'axb')).toBe("a$'$&b");
  });
});

describe('titlePattern', () => {
  const pattern = new RegExp(titlePattern({ file: 'a.test.ts', title: 'leads (once) to ${path}' }));

  test.each([
    'a.test.ts group [a/b] leads (once) to /fr/',
    'a.test.ts [a/b] leads (once) to /fr/ @faults',
    '[a/b] leads (once) to /fr/: lost-reply',
  ])('matches %s', (title) => {
    expect(pattern.test(title)).toBe(true);
  });

  test.each(['a.test.ts [a/b] first leads (once) to /fr/', 'a.test.ts [a/b] leads once to /fr/'])(
    'does not match %s',
    (title) => {
      expect(pattern.test(title)).toBe(false);
    },
  );

  test('matches a test of each fault', () => {
    expect(new RegExp(titlePattern({ file: '', title: 'opens' })).test('[a/b] opens: lost-reply')).toBe(true);
  });

  test('does not match a longer title', () => {
    expect(new RegExp(titlePattern({ file: '', title: 'opens' })).test('[a/b] opens twice')).toBe(false);
  });
});

test('titlesIn reads titles in quotes and in templates, with their names', () => {
  const source =
    "test('[a/b, c/d-e] keeps it', f);\ntest(\n  `[a/b] opens ${path}`,\n  f);\ntest('none', f);";
  expect(titlesIn(source)).toEqual([
    { names: ['a/b', 'c/d-e'], title: 'keeps it' },
    { names: ['a/b'], title: 'opens ${path}' },
  ]);
});
