import { describe, expect, test } from 'vitest';
import { receiptOf, sentOf } from './sent.ts';

describe('what became of a declaration', () => {
  const NOW = Date.parse('2026-11-23T10:00:00Z');
  const RECEIVED = { receivedAt: '2026-11-23T09:59:59Z', reference: 'A1' };

  function sent(status: number, body: unknown = {}, retryAfter: string | null = null) {
    return sentOf({ status, body, retryAfter }, NOW);
  }

  test('[leaving/receipt] a receipt has an instant, and may have a reference', () => {
    const at = NOW - 1000;
    expect(sent(200, RECEIVED)).toEqual({ kind: 'received', receipt: { at, reference: 'A1' } });
    expect(receiptOf({ receivedAt: RECEIVED.receivedAt })).toEqual({ at, reference: '' });
  });

  test.each([
    [2026004203, '2026004203'],
    [2 ** 53, ''],
    [null, ''],
  ])('[leaving/receipt] the reference %j is "%s"', (reference, shown) => {
    expect(receiptOf({ ...RECEIVED, reference })?.reference).toBe(shown);
  });

  test.each([
    undefined,
    null,
    {},
    [],
    'OK',
    '<!doctype html>',
    { receivedAt: 'soon' },
    { receivedAt: '23/11/2026 10:59' },
    { receivedAt: '12/26' },
    { receivedAt: 5 },
  ])('[leaving/honest-failures, decisions/what-may-have-happened] 200 with %j says nothing', (body) => {
    expect(sent(200, body)).toEqual({ kind: 'unknown' });
  });

  test.each([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'refused'],
    [403, 'unknown'],
    [404, 'unknown'],
    [409, 'unknown'],
    [302, 'unknown'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('[leaving/honest-failures, decisions/what-may-have-happened] %i is %s', (status, kind) => {
    expect(sent(status)).toEqual({ kind });
  });

  test.each([
    ['30', NOW + 30_000],
    ['Mon, 23 Nov 2026 10:05:00 GMT', NOW + 300_000],
    ['soon', undefined],
    [null, undefined],
  ])('[leaving/rate-limit-in-words] 429 with Retry-After %s', (retryAfter, until) => {
    expect(sent(429, {}, retryAfter)).toEqual({ kind: 'limited', until });
  });
});
