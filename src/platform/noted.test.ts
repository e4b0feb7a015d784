import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

test('[decisions/failures-are-reported] what went wrong before somebody listens is handed over once, then each by itself', async () => {
  const { note, takeNotes } = await import('./noted.ts');
  note({ kind: 'policy', name: 'a' });
  const taken: unknown[] = [];
  takeNotes((noted) => taken.push(noted));
  note({ kind: 'policy', name: 'b' });
  expect(taken).toEqual([
    { kind: 'policy', name: 'a' },
    { kind: 'policy', name: 'b' },
  ]);
});

test('[decisions/failures-are-reported] a page that fails in a loop keeps twenty', async () => {
  const { note, takeNotes } = await import('./noted.ts');
  for (let count = 0; count < 100; count++) note({ kind: 'policy', name: 'a' });
  const taken: unknown[] = [];
  takeNotes((noted) => taken.push(noted));
  expect(taken).toHaveLength(20);
});
