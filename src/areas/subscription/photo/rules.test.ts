import { describe, expect, test } from 'vitest';
import type { Outcome } from '#account/change.ts';
import type { CallFailure } from '#http/errors.ts';
import { MAX_PHOTO_BYTES, PHOTO_KINDS, photoProblem, sendingProblem } from './rules.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function file(name: string, type: string, beginning: readonly number[], size = beginning.length): File {
  return new File([new Uint8Array(beginning), new Uint8Array(size - beginning.length)], name, { type });
}

describe('[subscription/photo-limits] a file', () => {
  test.each([
    ['a JPEG file', file('me.jpg', 'image/jpeg', JPEG), undefined],
    ['a PNG file', file('me.png', 'image/png', PNG), undefined],
    ['another media type', file('me.jpg', 'image/jpg', JPEG), undefined],
    ['no name and no media type of a picture', file('42', '', JPEG), undefined],
    ['of the largest size', file('me.png', 'image/png', PNG, MAX_PHOTO_BYTES), undefined],
    ['a byte larger', file('me.png', 'image/png', PNG, MAX_PHOTO_BYTES + 1), 'size'],
    ['without a byte', file('me.png', 'image/png', []), 'empty'],
    ['of another kind', file('me.heic', 'image/heic', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]), 'kind'],
    ['a PDF file that was renamed', file('me.jpg', 'image/jpeg', [0x25, 0x50, 0x44, 0x46]), 'kind'],
    ['a PNG file that was named as JPEG', file('me.jpg', 'image/jpeg', PNG), undefined],
    ['shorter than any beginning', file('me.jpg', 'image/jpeg', JPEG.slice(0, 2)), 'kind'],
  ])('%s', async (_, one, problem) => {
    expect(await photoProblem(one)).toBe(problem);
  });

  test('may have ten times 1024 × 1024 bytes, and the choice of files offers both types', () => {
    expect(MAX_PHOTO_BYTES).toBe(10_485_760);
    expect(PHOTO_KINDS).toBe('image/jpeg,image/png');
  });

  test('that was deleted since it was chosen', async () => {
    const gone = file('me.jpg', 'image/jpeg', JPEG);
    gone.slice = () => {
      const part = new Blob();
      part.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
      return part;
    };
    expect(await photoProblem(gone)).toBe('unreadable');
  });
});

describe('[subscription/photo-limits] what is said of a photo that was not received', () => {
  const status = (code: number): CallFailure => ({ kind: 'status', status: code });

  test.each<[string, Outcome, boolean, ReturnType<typeof sendingProblem>]>([
    ['received', { kind: 'done' }, false, undefined],
    ['sent a second time', { kind: 'ignored' }, false, undefined],
    ['not sent', { kind: 'notSent', failure: { kind: 'unsent' } }, false, 'failed'],
    ['of a kind that the server refuses', { kind: 'refused', failure: status(415) }, false, 'refused'],
    ['too large for a proxy', { kind: 'refused', failure: status(413) }, false, 'refused'],
    ['that the server cannot read', { kind: 'refused', failure: status(422) }, false, 'refused'],
    ['too many requests', { kind: 'refused', failure: status(429) }, false, 'failed'],
    ['a broken server', { kind: 'refused', failure: status(500) }, false, 'failed'],
    ['stopped by the customer', { kind: 'refused', failure: { kind: 'network' } }, true, 'stopped'],
    ['stopped, and no read tells', { kind: 'unknown', failure: { kind: 'network' } }, true, 'unsure'],
    ['no read tells', { kind: 'unknown', failure: { kind: 'network' } }, false, 'unsure'],
  ])('%s', (_, outcome, hasStopped, problem) => {
    expect(sendingProblem(outcome, hasStopped)).toBe(problem);
  });
});
