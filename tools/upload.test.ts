import { expect, test } from 'vitest';
import { takenBy } from '#tests/support/uploadFilters.ts';
import { uploadSteps } from './upload.ts';

const FILES = [
  '_astro/start.a1.js',
  '_astro/start.a1.js.br',
  '_astro/files.x.json',
  '404.html',
  'fr/tickets/index.html',
  'fr/tickets/index.html.gz',
  'favicon.svg',
  'locales/fr/common.json',
  'licences.txt',
  'fr/manifest.webmanifest',
  'icons/icon-192.png',
  'worker.js',
  '_headers',
];

const steps = uploadSteps('dist/fr', 's3://account-fr');

test('each file goes up once; compressed copies and _headers stay', () => {
  expect(steps.map(({ what, args }) => [what, takenBy(args, FILES)])).toEqual([
    ['scripts and styles', ['_astro/start.a1.js', '_astro/files.x.json']],
    [
      'files that pages name',
      ['favicon.svg', 'locales/fr/common.json', 'licences.txt', 'icons/icon-192.png'],
    ],
    ['manifests', ['fr/manifest.webmanifest']],
    ['pages', ['404.html', 'fr/tickets/index.html']],
    ['worker', ['worker.js']],
  ]);
});

test('only what has a hash in its name is kept for a year', () => {
  const caching = steps.map(({ args }) => args[args.indexOf('--cache-control') + 1]);
  expect(caching.map((text) => text?.includes('immutable'))).toEqual([true, false, false, false, false]);
  expect(caching.at(-1)).toBe('no-cache');
});

test('nothing is deleted', () => {
  expect(steps.flatMap(({ args }) => args)).not.toContain('--delete');
});
