import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isForeign } from './send.ts';
import { lenient, list, text } from './wire.ts';

const pass = v.object({ number: text(), owes: lenient(v.boolean(), false) });

describe('[http/foreign-answers-fail] an answer', () => {
  test('with a known field, or with none at all, is read', () => {
    for (const body of [{ owes: true }, { number: null, extra: 1 }, {}])
      expect(isForeign(pass, body)).toBe(false);
  });

  test('of unknown fields only is not read, and neither is a list', () => {
    for (const body of [{ data: { owes: true } }, { error: 'no' }, { constructor: 1 }, [{ owes: true }], []])
      expect(isForeign(pass, body), JSON.stringify(body)).toBe(true);
  });

  test('that is mapped or may be missing is still looked at', () => {
    const mapped = v.pipe(
      pass,
      v.transform(({ owes }) => owes),
    );
    expect([mapped, v.nullish(pass)].map((schema) => isForeign(schema, { data: {} }))).toEqual([true, true]);
    expect(isForeign(v.nullish(pass), null)).toBe(false);
  });

  test('that may be a list or an object may have the fields of either', () => {
    const either = v.union([list(pass), v.object({ passes: list(pass) }), v.object({ other: pass })]);
    expect(isForeign(either, [{ owes: true }])).toBe(false);
    expect(isForeign(either, { other: {} })).toBe(false);
    expect(isForeign(either, { data: [] })).toBe(true);
  });

  test('that is neither a list nor an object is for its schema to judge', () => {
    for (const body of ['text', 7, true]) expect(isForeign(pass, body)).toBe(false);
  });

  test('of which the client reads nothing, or takes anything, is taken', () => {
    for (const schema of [v.unknown(), v.fallback(pass, { number: '', owes: false })])
      expect(isForeign(schema, { data: {} })).toBe(false);
  });
});
