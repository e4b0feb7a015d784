import { describe, expect, test } from 'vitest';
import { requirementPage, testsOfRequirements } from './requirementRules.ts';

const PAGES = new Map([
  ['docs/requirements/tickets.md', '- `tickets/kept`: Tickets are kept.\n- `tickets/shown`: Tickets show.\n'],
]);
const TESTS = new Map([
  ['tests/browser/tickets/b.test.ts', "test('[tickets/kept, decisions/offline] keeps', () => {});"],
  ['src/areas/tickets/a.test.ts', "test.each([['[tickets/kept]', 1]])('%s keeps', () => {});"],
  ['src/areas/tickets/c.test.ts', "test('tickets/shown is not a name without brackets', () => {});"],
]);

describe('testsOfRequirements', () => {
  test('names the files whose titles have the requirement, sorted', () => {
    expect(testsOfRequirements(PAGES, TESTS)).toEqual(
      new Map([
        ['tickets/kept', ['src/areas/tickets/a.test.ts', 'tests/browser/tickets/b.test.ts']],
        ['tickets/shown', []],
      ]),
    );
  });
});

describe('requirementPage', () => {
  test('says of each requirement whether a test holds it', () => {
    const page = requirementPage(PAGES, TESTS);
    expect(page).toContain(
      '| `tickets/kept` | holds | [areas/tickets/a.test.ts](../../src/areas/tickets/a.test.ts), [tickets/b.test.ts](../../tests/browser/tickets/b.test.ts) |',
    );
    expect(page).toContain('| `tickets/shown` | no test |  |');
  });

  test('says of a requirement that only nightly tests hold that it holds nightly', () => {
    const stateWith = (tags: string) => {
      const text = `test('[tickets/shown] shows', ${tags}async ({ page }) => {}); test('other', { tag: TAG.nightly }, () => {});`;
      const page = requirementPage(PAGES, new Map([['tests/browser/tickets/b.test.ts', text]]));
      return /`tickets\/shown` \| ([a-z ]+) \|/.exec(page)?.[1];
    };
    expect(stateWith('{ tag: TAG.nightly }, ')).toBe('holds nightly');
    expect(stateWith('{ tag: [TAG.needsServer, TAG.nightly] }, ')).toBe('holds nightly');
    expect(stateWith("{ tag: site === 'fr' ? [] : TAG.nightly }, ")).toBe('holds');
    expect(stateWith('')).toBe('holds');
  });
});
