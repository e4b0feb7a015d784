import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import { namedFiles, pageScripts } from './pageScripts.ts';

const page = (...names: string[]): string =>
  names.map((name) => `<link rel="later" href="/_astro/${name}">`).join('');

test('each page’s own scripts, once each, without what all of them have', () => {
  const pages = new Map([
    ['/fr/tickets/', page('base.x1.js', 'Tickets.x2.js', 'Tickets.x2.js', 'Price.x3.js')],
    ['/fr/vouchers/', page('Price.x3.js', 'base.x1.js', 'Vouchers.x4.js')],
    ['/fr/mail/', page('base.x1.js')],
  ]);
  expect(pageScripts(pages)).toEqual({
    '/fr/tickets/': ['Tickets.x2.js', 'Price.x3.js'],
    '/fr/vouchers/': ['Price.x3.js', 'Vouchers.x4.js'],
    '/fr/mail/': [],
  });
});

test('a page that is always a document of its own is not among them', () => {
  const pages = new Map([
    ['/fr/error/', '<link rel="modulepreload" href="/_astro/error.x1.js">'],
    ['/fr/mail/', page('base.x2.js')],
    ['/fr/tickets/', page('base.x2.js', 'Tickets.x3.js')],
  ]);
  expect(pageScripts(pages)).toEqual({ '/fr/mail/': [], '/fr/tickets/': ['Tickets.x3.js'] });
});

test('a comment that holds such a link is none', () => {
  expect(pageScripts(new Map([['/fr/error/', `<!-- ${page('base.x1.js')} -->`]]))).toEqual({});
});

test('no pages, no scripts', () => {
  expect(pageScripts(new Map())).toEqual({});
});

const CHUNKS = {
  '/_astro/start.x1.js': 'accountScript(`late`);accountScript("toasts.fr")',
  '/_astro/late.x2.js': 'import"./base.x3.js";import("./nothing");accountScript(`late`)',
  '/_astro/base.x3.js': 'export{}',
  '/_astro/toasts.fr.x4.json': '{}',
};

test('what scripts ask for by name, with what it imports', () => {
  expect(namedFiles(chunksOf(new Map(Object.entries(CHUNKS))))).toEqual({
    late: ['late.x2.js', 'base.x3.js'],
    'toasts.fr': ['toasts.fr.x4.json'],
  });
});

test.each([
  ['is missing', {}],
  ['is that of two files', { '/_astro/gone.x5.js': '', '/_astro/gone.x6.js': '' }],
])('a build fails where a name %s', (_, more) => {
  const files = { ...CHUNKS, ...more, '/_astro/late.x2.js': 'accountScript(`gone`)' };
  expect(() => namedFiles(chunksOf(new Map(Object.entries(files))))).toThrow('called gone');
});
