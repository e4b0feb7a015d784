import { expect, test } from 'vitest';
import { runProgram } from './program.ts';

test('the patch of docs/new-area.md still fits what it changes; `npm run test:all -- area` does the rest', async () => {
  expect(await runProgram('git', ['apply', '--check', 'docs/new-area.patch'])).toEqual({
    ok: true,
    output: '',
  });
});
