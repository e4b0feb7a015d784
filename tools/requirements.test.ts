import { expect, test } from 'vitest';
import { testsOfRequirements } from './requirements.ts';

const PAGES = new Map([
  ['docs/requirements/tickets.md', '- `tickets/kept`: Tickets are kept.\n- `tickets/shown`: Tickets show.\n'],
]);

test('names the files whose titles have the requirement, sorted', () => {
  const tests = new Map([
    ['tests/browser/tickets/b.test.ts', "test('[tickets/kept, decisions/offline] keeps', () => {});"],
    ['src/areas/tickets/a.test.ts', "test.each([['[tickets/kept]', 1]])('%s keeps', () => {});"],
    ['src/areas/tickets/c.test.ts', "test('tickets/shown is not a name without brackets', () => {});"],
  ]);
  expect(testsOfRequirements(PAGES, tests)).toEqual(
    new Map([
      [
        'tickets/kept',
        [
          { path: 'src/areas/tickets/a.test.ts', isNightly: false },
          { path: 'tests/browser/tickets/b.test.ts', isNightly: false },
        ],
      ],
      ['tickets/shown', []],
    ]),
  );
});

test.each([
  ["shows', { tag: TAG.nightly }, ", true],
  ["shows', { tag: [TAG.needsServer, TAG.nightly] }, ", true],
  ["shows @nightly', ", true],
  ["shows', { tag: site === 'fr' ? [] : TAG.nightly }, ", false],
  ["shows', ", false],
])('of a test with the head `%s` it says whether it is nightly: %s', (head, isNightly) => {
  const text = `test('[tickets/shown] ${head}async ({ page }) => {}); test('other @nightly', () => {});`;
  const path = 'tests/browser/tickets/b.test.ts';
  expect(testsOfRequirements(PAGES, new Map([[path, text]])).get('tickets/shown')).toEqual([
    { path, isNightly },
  ]);
});
