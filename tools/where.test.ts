import { expect, test } from 'vitest';
import { placesIn, sourceOf } from './where.ts';

test.each([
  ['start.C9rGeBmw.js:1:2345', [{ script: 'start.C9rGeBmw.js', line: 1, column: 2345 }]],
  [
    'at a (https://c.chain.example/_astro/Home.island.Ab-c_9.js:3:4)\nat b (https://c.chain.example/_astro/x.js:12:1)',
    [
      { script: 'Home.island.Ab-c_9.js', line: 3, column: 4 },
      { script: 'x.js', line: 12, column: 1 },
    ],
  ],
  ['start.js', []],
  ['', []],
])('places named in %j', (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

/** `AAAA` maps the first column of a line to line 1, column 1 of the source; `IACE` the fifth one to line 2, column 3. */
const MAP = {
  file: 'a.js',
  version: 3,
  sources: ['../../../../src/start/start.ts'],
  sourcesContent: [],
  names: [],
  mappings: ';AAAA,IACE',
  sourceRoot: '',
};

test.each([
  [2, 1, 'src/start/start.ts:1:1'],
  [2, 4, 'src/start/start.ts:1:1'],
  [2, 5, 'src/start/start.ts:2:3'],
  [1, 1, undefined],
])('line %i, column %i of a script stands in the source at %s', (line, column, expected) => {
  expect(sourceOf(MAP, { script: 'a.js', line, column })).toBe(expected);
});
