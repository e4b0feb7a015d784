import { expect, test, vi } from 'vitest';
import { runInTurn } from './systemPrograms.ts';

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock('./program.ts', () => ({
  runProgram: async () => {
    running.most = Math.max(running.most, ++running.now);
    await Promise.resolve();
    running.now -= 1;
    return { ok: true, output: '' };
  },
}));

test('installers of steps that run side by side run one after the other', async () => {
  await Promise.all(
    ['firefox-esr', 'nginx-light', 'xvfb'].map((name) => runInTurn('apt-get', ['install', name])),
  );
  expect(running.most).toBe(1);
});
