import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '#http/errors.ts';
import { announceError, announceFailure } from './store.ts';
import { tell } from './tell.ts';

vi.mock('./store.ts', () => ({ announceError: vi.fn(), announceFailure: vi.fn() }));

const FAILURE: CallFailure = { kind: 'timeout' };

beforeEach(() => {
  vi.clearAllMocks();
});

test('done: as the room says it, or not at all', () => {
  const done = vi.fn();
  tell({ kind: 'done' }, { done });
  expect(done).toHaveBeenCalledOnce();
  tell({ kind: 'done' });
  expect(announceError).not.toHaveBeenCalled();
  expect(announceFailure).not.toHaveBeenCalled();
});

test.each(['refused', 'notSent'] as const)('%s: as failures are told, or as the room says it', (kind) => {
  tell({ kind, failure: FAILURE });
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith(FAILURE);
  const failed = vi.fn<(failure: CallFailure) => void>();
  tell({ kind, failure: FAILURE }, { failed });
  expect(failed).toHaveBeenCalledExactlyOnceWith(FAILURE);
  expect(announceFailure).toHaveBeenCalledOnce();
});

test('unknown: that nobody knows, or as the room says it', () => {
  tell({ kind: 'unknown', failure: FAILURE });
  expect(announceError).toHaveBeenCalledExactlyOnceWith('unknown');
  const unknown = vi.fn<(failure: CallFailure) => void>();
  tell({ kind: 'unknown', failure: FAILURE }, { unknown });
  expect(unknown).toHaveBeenCalledExactlyOnceWith(FAILURE);
  expect(announceError).toHaveBeenCalledOnce();
  expect(announceFailure).not.toHaveBeenCalled();
});

test('ignored: nothing', () => {
  const say = vi.fn();
  tell({ kind: 'ignored' }, { done: say, unknown: say, failed: say });
  expect(say).not.toHaveBeenCalled();
});
