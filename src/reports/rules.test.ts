import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCalls } from '#tools/contract/allCalls.ts';
import type { Noted } from '#platform/noted.ts';
import { CallError } from '#http/errors.ts';
import { IdentityError } from '#identity/identity.ts';
import { keyOf, reportOf, vitalOf } from './rules.ts';

const PAGE = { route: 'tickets', language: 'fr', release: 'Ab-12_cd', connection: '4g' };
const STACK = 'TypeError: x\n    at a (https://c.chain.example/_astro/start.Wt-L_9.js:1:900)\n    at b';

function withStack(error: Error, stack = STACK): Error {
  error.stack = stack;
  return error;
}

describe('[decisions/failures-are-reported] a report', () => {
  test.each<[Noted, Record<string, string>]>([
    [
      { kind: 'call', name: 'GET /api/things/{id}', outcome: '503' },
      { name: 'GET /api/things/{id}', outcome: '503', place: '' },
    ],
    [
      { kind: 'reported', name: 'home, hero', error: withStack(new TypeError('x')) },
      { name: 'home, hero', outcome: 'TypeError', place: 'start.Wt-L_9.js:1:900' },
    ],
    [
      { kind: 'uncaught', error: withStack(new RangeError('Ana Moreau')) },
      { name: '', outcome: 'RangeError', place: 'start.Wt-L_9.js:1:900' },
    ],
    [
      {
        kind: 'reported',
        name: 'Sign-in could not start',
        error: withStack(
          new IdentityError('network', false, withStack(new TypeError('Ana Moreau'))),
          'at /_astro/provider.a1.js:2:3',
        ),
      },
      { name: 'Sign-in could not start', outcome: 'TypeError', place: 'start.Wt-L_9.js:1:900' },
    ],
    [
      {
        kind: 'uncaught',
        error: withStack(new IdentityError('network', false, 'Ana Moreau'), 'at /_astro/provider.a1.js:2:3'),
      },
      { name: '', outcome: 'Error', place: 'provider.a1.js:2:3' },
    ],
    [
      { kind: 'rejection', error: 'a text' },
      { name: '', outcome: '', place: '' },
    ],
    [
      { kind: 'rejection', error: undefined },
      { name: '', outcome: '', place: '' },
    ],
    [
      { kind: 'script', place: 'https://c.chain.example/_astro/page.a1.js?x=1' },
      { name: '', outcome: '', place: 'page.a1.js' },
    ],
    [
      { kind: 'policy', name: 'script-src-elem' },
      { name: 'script-src-elem', outcome: '', place: '' },
    ],
  ])('of %j', (noted, expected) => {
    expect(reportOf(noted, PAGE)).toEqual({ ...PAGE, kind: noted.kind, ...expected });
  });

  test('names each call of the contract', async () => {
    const calls = await allCalls();
    expect(calls.length).toBeGreaterThan(70);
    for (const { method, path } of calls) {
      const name = `${method} ${path}`;
      expect(reportOf({ kind: 'call', name, outcome: '500' }, PAGE)?.name, name).toBe(name);
    }
  });

  test('is not sent for a call that has been noted where it failed', () => {
    const failed = new CallError({ kind: 'timeout' }, 'GET /api/settings');
    for (const error of [failed, failed.failure])
      expect(reportOf({ kind: 'reported', name: 'Start-up: settings', error }, PAGE)).toBeUndefined();
  });

  test.each([null, undefined, 'a text', {}])('is sent for %j, which is no call', (error) => {
    expect(reportOf({ kind: 'reported', name: 'home, hero', error }, PAGE)).toMatchObject({ outcome: '' });
  });

  test('is sent for a call’s failure that nobody has caught', () => {
    const error = new CallError({ kind: 'timeout' }, 'GET /api/settings');
    expect(reportOf({ kind: 'uncaught', error }, PAGE)).toMatchObject({ outcome: 'CallError' });
  });

  test.each([
    ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
    ...['URIError', 'AbortError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
    ...[
      'CallError',
      'DataCloneError',
      'InvalidStateError',
      'NetworkError',
      'NotSupportedError',
      'TimeoutError',
    ],
  ])('names an %s', (name) => {
    const error = Object.assign(new Error('x'), { name });
    expect(reportOf({ kind: 'uncaught', error }, PAGE)?.outcome).toBe(name);
  });

  test('has the same key as often as the same thing goes wrong, on whatever page', () => {
    const key = (noted: Noted, page = PAGE): string => {
      const report = reportOf(noted, page);
      return report ? keyOf(report) : '';
    };
    const call: Noted = { kind: 'call', name: 'GET /api/a', outcome: '500' };
    expect(key(call, { ...PAGE, route: 'home' })).toBe(key(call));
    expect(key({ ...call, outcome: '503' })).not.toBe(key(call));
  });
});

test('an error without a stack has no place', () => {
  const error = withStack(new Error('x'));
  delete error.stack;
  expect(reportOf({ kind: 'uncaught', error }, PAGE)?.place).toBe('');
});

test.each([
  { kind: 'call', name: 'GET /api/b', outcome: '500' },
  { kind: 'call', name: 'GET /api/a', outcome: '501' },
  { kind: 'policy', name: 'a' },
] as const)('%j is another failure than the first', (other) => {
  const keys = [{ kind: 'call', name: 'GET /api/a', outcome: '500' } as const, other].map((noted) => {
    const report = reportOf(noted, PAGE);
    return report && keyOf(report);
  });
  expect(keys[0]).toBe('call GET /api/a 500 ');
  expect(keys[1]).not.toBe(keys[0]);
});

/** Texts that customers and backends may put anywhere. */
const HOSTILE = [
  'ana.moreau@mail.example',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln',
  'https://c.chain.example/fr/unsubscribe/?token=abc',
  '0612345678',
  'LUM734000',
  'GET /api/ec/cancel/734000',
  'GET /api/ec/sendmail/ana@mail.example/1.2.30',
  'GET /fr/unsubscribe/?token=v1',
  '<script>alert(1)</script>',
  'Ana\nMoreau',
  'é'.repeat(3000),
  '',
];

test.each(HOSTILE)('[decisions/failures-are-reported] nothing of %j leaves the page', (text) => {
  const error = Object.assign(new Error(text), { name: text, stack: `Error: ${text}\n    at /home/${text}` });
  const notes: Noted[] = [
    { kind: 'call', name: text, outcome: text },
    { kind: 'reported', name: text, error },
    { kind: 'uncaught', error },
    { kind: 'rejection', error: text },
    { kind: 'script', place: text },
    { kind: 'policy', name: text },
  ];
  for (const noted of notes) {
    const report = reportOf(noted, { ...PAGE, route: text, connection: text });
    expect(report).toEqual({
      kind: noted.kind,
      name: '',
      outcome: ['reported', 'uncaught'].includes(noted.kind) ? 'Error' : '',
      place: '',
      route: '',
      language: 'fr',
      release: PAGE.release,
      connection: undefined,
    });
  }
});

test('[decisions/failures-are-reported] no message of an error is ever part of a report', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, unit: 'grapheme' }), (message) => {
      const error = new Error(`#${message}#`);
      const report = reportOf({ kind: 'uncaught', error }, PAGE);
      expect(JSON.stringify(report)).not.toContain(`#${message}#`);
    }),
  );
});

describe('[tracking/speed-needs-consent] a measurement', () => {
  test('is a name, a rounded value and the page', () => {
    expect(vitalOf({ name: 'LCP', value: 1234.56 }, PAGE)).toEqual({
      ...PAGE,
      kind: 'vital',
      name: 'LCP',
      value: 1235,
    });
    expect(vitalOf({ name: 'CLS', value: 0.012345 }, PAGE)).toMatchObject({ value: 0.012 });
  });

  test('has nothing of what the library knows about elements and addresses', () => {
    const metric = { name: 'INP', value: 8, id: 'v5-17', entries: [{ name: 'ana@mail.example' }] };
    expect(Object.keys(vitalOf(metric, PAGE) ?? {}).sort()).toEqual(
      [...Object.keys(PAGE), 'kind', 'name', 'value'].sort(),
    );
  });

  test.each(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])('called %s is one', (name) => {
    expect(vitalOf({ name, value: 1 }, PAGE)).toMatchObject({ name, value: 1 });
  });

  test.each([0, 600_000])('of %d is one', (value) => {
    expect(vitalOf({ name: 'LCP', value }, PAGE)).toMatchObject({ value });
  });

  test.each([-1, Infinity, NaN, 600_001])('of %d is none', (value) => {
    expect(vitalOf({ name: 'LCP', value }, PAGE)).toBeUndefined();
  });

  test.each(HOSTILE)('holds nothing of %j', (text) => {
    expect(vitalOf({ name: text, value: 1 }, PAGE)).toBeUndefined();
    expect(vitalOf({ name: 'LCP', value: text as unknown as number }, PAGE)).toBeUndefined();
    expect(vitalOf({ name: 'LCP', value: 1 }, { ...PAGE, route: text, connection: text })).toMatchObject({
      route: '',
      connection: undefined,
    });
  });
});
