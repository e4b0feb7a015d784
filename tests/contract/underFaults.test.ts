import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READS } from '#tests/faults/reads.ts';
import { allCalls, nameOf } from '#tools/contract/allCalls.ts';

/** Calls that no page of the account sends, or whose answer no page shows: hand-written tests try some faults. */
const BY_HAND = [
  // tests/browser/shell/footer.test.ts
  'GET /api/footer',
  // tests/browser/newsletter/unsubscribe.test.ts
  'GET /api/newsletter',
  // src/areas/wallet/challenge.browser.test.tsx
  'GET /captcha/challenge',
];

/** Calls as tests name them, such as `GET /api/cinema/*`, of a file that tries actions under each fault. */
function triedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (!/\b(?:test|under)EachFault\(/.test(source)) return [];
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = '([^']+)';$/gm)].map(([, name, value]) => [name, value]),
  );
  const inPlace = source
    .replaceAll(/\$\{(\w+)\}/g, (found, name: string) => constants.get(name) ?? found)
    .replaceAll(/\bcall: (\w+),/g, (found, name: string) => `call: '${constants.get(name) ?? found}',`);
  // A component test also asks for calls that it does not break.
  const named = file.endsWith('.tsx') ? /\bcall: ['`]([A-Z]+ \/[^'`]+)['`]/g : /['`]([A-Z]+ \/[^'`]+)['`]/g;
  return [...inPlace.matchAll(named)].map(([, call = '']) => call);
}

/** Whether the call `GET /api/cinema/{slug}` is one of `GET /api/cinema/*` or `GET /api/cinema/bellecour`. */
function isOneOf(asked: string, call: string): boolean {
  const literal = asked.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const placed = call.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${literal}$`).test(call) || new RegExp(`^${placed}$`).test(asked);
}

test('every call is tried under each fault', async () => {
  const files = globSync([
    'src/**/*.browser.test.tsx',
    'tests/faults/*.test.ts',
    'tests/browser/**/*.test.ts',
  ]);
  const reads = READS.flatMap((page) => page.reads.map(({ call }) => call));
  const tried = [...BY_HAND, ...reads, ...files.flatMap(triedIn)];
  const calls = (await allCalls()).map(nameOf);
  expect(calls.filter((call) => !tried.some((asked) => isOneOf(asked, call)))).toEqual([]);
});
