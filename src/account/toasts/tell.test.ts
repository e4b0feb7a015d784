import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '#http/errors.ts';
import { announceFailure, announceWords, withdrawLastWord } from './store.ts';
import { tell } from './tell.ts';

vi.mock('./store.ts', () => ({
  announceFailure: vi.fn(),
  announceWords: vi.fn(),
  withdrawLastWord: vi.fn(),
}));

const DONE = { title: 'Done', content: 'It is.' };
const UNSURE = { title: 'Lost', content: 'Look first.' };
const FAILURE: CallFailure = { kind: 'timeout' };

beforeEach(() => {
  vi.clearAllMocks();
});

test('done: in its words, or without any and without what was said before', () => {
  tell({ kind: 'done' }, { done: DONE, unsure: UNSURE });
  expect(announceWords).toHaveBeenCalledExactlyOnceWith(DONE);
  expect(withdrawLastWord).not.toHaveBeenCalled();
  tell({ kind: 'done' }, { unsure: UNSURE });
  expect(announceWords).toHaveBeenCalledOnce();
  expect(withdrawLastWord).toHaveBeenCalledOnce();
});

test('failed: as failures are told, or as the room would have it', () => {
  tell({ kind: 'failed', failure: FAILURE }, { unsure: UNSURE });
  expect(announceFailure).toHaveBeenCalledExactlyOnceWith(FAILURE);
  const own = vi.fn<(failure: CallFailure) => void>();
  tell({ kind: 'failed', failure: FAILURE }, { unsure: UNSURE }, own);
  expect(own).toHaveBeenCalledExactlyOnceWith(FAILURE);
  expect(announceFailure).toHaveBeenCalledOnce();
});

test('unsure is an error that waits to be closed', () => {
  tell({ kind: 'unsure', failure: FAILURE }, { done: DONE, unsure: UNSURE });
  expect(announceWords).toHaveBeenCalledExactlyOnceWith(UNSURE, 'error');
});
