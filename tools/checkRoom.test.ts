import { expect, test } from 'vitest';
import { runProgram } from './program.ts';

test('the patch of docs/new-room.md still fits what it changes; `npm run test:all -- room` does the rest', async () => {
  expect(await runProgram('git', ['apply', '--check', 'docs/new-room.patch'])).toEqual({
    ok: true,
    output: '',
  });
});
