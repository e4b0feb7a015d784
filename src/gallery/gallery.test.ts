import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** They have no look of their own: they draw what they are given, or stand inside other parts. */
const INSIDE_OTHERS = [
  'Boundary',
  'Contained',
  'Entries',
  'Fact',
  'Failed',
  'FieldError',
  'FieldFrame',
  'Parts',
  'PosterPicture',
  'island',
];

/** The names in `<Part name="Price, LongDate">`. */
const SHOWN = globSync('src/gallery/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Part name="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(', '),
  ),
);

/** The parts of a file that has several. */
function exportedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

test('the gallery shows each part of src/ui once', () => {
  const files = globSync('src/ui/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const parts = files.flatMap((file) =>
    /\/(?:Form|fields|choices)\.tsx$/.test(file) ? exportedBy(file) : [basename(file, '.tsx')],
  );
  expect([...SHOWN, ...INSIDE_OTHERS].sort()).toEqual(parts.sort());
});
