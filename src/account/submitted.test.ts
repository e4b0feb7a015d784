import { expect, test } from 'vitest';
import { submitted } from './submitted.ts';

const TEXTS = { failed: 'Not saved', unknown: 'Perhaps' };

test.each([
  ['done', { ok: true }],
  ['ignored', { ok: true }],
  ['unchanged', { ok: true }],
  ['refused', { ok: false, message: 'Not saved' }],
  ['notSent', { ok: false, message: 'Not saved' }],
  ['unknown', { ok: false, message: 'Perhaps' }],
] as const)('%s', (kind, said) => {
  expect(submitted({ kind }, TEXTS)).toEqual(said);
});
