import { expect, test } from 'vitest';
import { outdatedTable } from './outdatedRules.ts';

test('each package on a line, with the reason of what is held', () => {
  const json = JSON.stringify({
    astro: { current: '7.3.4', wanted: '7.3.4', latest: '7.3.5' },
    ky: { wanted: '2.1.0', latest: '2.2.0' },
  });
  expect(outdatedTable(json).split('\n')).toEqual([
    'astro  7.3.4 -> 7.3.5  held: the next one’s compiler cannot be locked for every platform',
    'ky     ? -> 2.2.0',
  ]);
});

test.each(['', '{}'])('nothing (%j)', (json) => {
  expect(outdatedTable(json)).toBe('Everything is the latest.');
});
