import { describe, expect, test } from 'vitest';
import { anchors, brokenLinks, brokenMentions, knownNames, missingThings, titleNames } from './docRules.ts';

const pages = new Map([
  [
    'docs/requirements/tickets.md',
    '# Tickets\n\n- `tickets/sorted`: By start. (§4)\n- `tickets/kept`: Kept.\n',
  ],
  ['docs/decisions.md', '# Decisions\n\n## Tickets\n\n### offline-tickets\n\nText.\n'],
  ['docs/guide.md', '# Guide\n\n## How it’s done, once\n\n```\n## not a heading\n```\n'],
]);
const exists = (path: string): boolean => path === 'src/a.ts';

test('names are those of requirements and the headings of decisions', () => {
  expect(knownNames(pages)).toEqual(['tickets/sorted', 'tickets/kept', 'decisions/offline-tickets']);
});

test.each([
  [`test('[tickets/sorted] comes first', () => {})`, ['tickets/sorted']],
  [
    'test(`[tickets/sorted, decisions/offline-tickets] of ${name}`)',
    ['tickets/sorted', 'decisions/offline-tickets'],
  ],
  [`describe.each(all)("[tickets/kept] %s")`, ['tickets/kept']],
  [`test('keeps [0/1] and [a]')`, []],
])('the names of %s', (source, names) => {
  expect(titleNames(source)).toEqual(names);
});

test('anchors are made of headings, outside of code', () => {
  expect(anchors(pages.get('docs/guide.md') ?? '')).toEqual(['guide', 'how-its-done-once']);
});

describe('links of a page', () => {
  const linksOf = (text: string): string[] =>
    brokenLinks(new Map([...pages, ['docs/page.md', text]]), 'docs/page.md', exists);

  test('that lead to a file, a page, a heading or another site hold', () => {
    expect(
      linksOf(
        '# Top\n[a](#top) [b](guide.md) [c](decisions.md#offline-tickets) [d](../src/a.ts) [e](https://x.example/y)',
      ),
    ).toEqual([]);
  });

  test('that lead nowhere are named', () => {
    const broken = ['#bottom', 'gone.md', 'decisions.md#gone', '../src/b.ts'];
    expect(linksOf(broken.map((link) => `[x](${link})`).join(' '))).toEqual(broken);
  });
});

test('mentions in comments lead to a page, and to a heading of it', () => {
  const source = '/** See docs/decisions.md#offline-tickets, docs/guide.md. */';
  expect(brokenMentions(pages, source)).toEqual([]);
  expect(brokenMentions(pages, '// docs/decisions.md#gone, docs/gone.md')).toEqual([
    'docs/decisions.md#gone',
    'docs/gone.md',
  ]);
});

test('paths and scripts that a page names must be there', () => {
  const page = 'In `src/a.ts`, not `src/b.ts` or `areas/<room>/x.ts`: `npm run map`, npm run gone.';
  expect(missingThings(page, exists, ['map'])).toEqual(['src/b.ts', 'gone']);
});
