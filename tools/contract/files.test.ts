import { expect, test } from 'vitest';
import { contractVersion, requireVersionFor } from './files.ts';
import type { Schema } from './notes.ts';

const published = (version: string, paths: Schema = {}): Schema => ({ info: { version }, paths });
const withCall = { '/api/cinemas': { get: { responses: {} } } };

test('the version is that of the newest section', () => {
  expect(contractVersion('# Changes\n\n## 2.1.0\n\nMore.\n\n## 1.0.0\n')).toBe('2.1.0');
  expect(() => contractVersion('# Changes\n')).toThrow('no section');
});

test('an incompatible change needs the next first number', () => {
  const before = published('1.4.0');
  expect(() => {
    requireVersionFor(before, published('1.5.0', withCall));
  }).toThrow('under "## 2.0.0":\nGET /api/cinemas is new');
  expect(() => {
    requireVersionFor(before, published('2.0.0', withCall));
  }).not.toThrow();
  expect(() => {
    requireVersionFor(before, published('1.4.0'));
  }).not.toThrow();
});
