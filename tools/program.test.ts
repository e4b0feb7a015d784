import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runProgram } from './program.ts';

test('keeps what the program prints on both streams, and whether it ended well', async () => {
  const script = 'console.log("out"); console.error("err")';
  const { ok, output } = await runProgram(process.execPath, ['-e', script]);
  expect(ok).toBe(true);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
  expect(await runProgram(process.execPath, ['-e', 'process.exit(3)'])).toMatchObject({ ok: false });
});

test('gives the program its environment, beside this one’s', async () => {
  const { output } = await runProgram(process.execPath, ['-p', 'process.env.SITE + !!process.env.PATH'], {
    SITE: 'fr',
  });
  expect(output).toBe('frtrue\n');
});

test('runs the program in the folder', async () => {
  const { output } = await runProgram(process.execPath, ['-p', 'process.cwd()'], {}, 'src');
  expect(output).toBe(`${process.cwd()}/src\n`);
});

test('a program that is not there has failed, with its name', async () => {
  const { ok, output } = await runProgram('no-such-program', []);
  expect(ok).toBe(false);
  expect(output).toContain('no-such-program');
});

test('ends with the process that started it', { timeout: 30_000 }, async () => {
  const module = JSON.stringify(new URL('program.ts', import.meta.url).href);
  const inner = 'console.log("started"); setInterval(() => undefined, 1000)';
  const outer = `import { showProgram } from ${module};
    await showProgram(process.execPath, ['-e', ${JSON.stringify(inner)}], {});`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', outer]);
  await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  // Both write to one pipe, which closes when the second of them has ended.
  expect(await once(parent, 'close')).toEqual([1, null]);
});
