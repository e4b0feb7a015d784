import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { cents } from '#account/cents.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { CallError, type CallFailure } from './errors.ts';
import { parseBody, send, setupHttp } from './send.ts';
import { number, text } from './wire.ts';

/** How a field that holds a text reads a literal of the answer. */
function shown(literal: string): string {
  return v.parse(v.object({ code: text() }), parseBody(`{"code": ${literal}}`)).code;
}

describe('[environments/foreign-text] a number keeps its digits, or is refused', () => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740991', '9007199254740991'],
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567890.50', '12345678901234567890.50'],
    ['0', '0'],
    ['4711', '4711'],
    ['12.25', '12.25'],
    ['4711.0', '4711'],
    ['-4711.000', '-4711'],
    ['0.0', '0'],
    ['"2.0"', '2.0'],
    ['"12345678901234567890"', '12345678901234567890'],
    ['1e21', ''],
    ['1.2345678901234567890e19', ''],
    ['1234567890.12345678901', ''],
    ['123456789012345.678', ''],
    ['1e400', ''],
    ['0.0000001', ''],
  ])('%s is "%s"', (literal, code) => expect(shown(literal)).toBe(code));

  test('an integer of any length is shown as it was sent', () => {
    fc.assert(
      fc.property(fc.bigInt(), (number) => {
        expect(shown(String(number))).toBe(String(number));
      }),
    );
  });

  test('a field for a number takes no text in its place', () => {
    expect(v.is(v.object({ cents: v.number() }), parseBody('{"cents": 12345678901234567890}'))).toBe(false);
    expect(parseBody('[48.856613999999997, 2.5e3, -0.125]')).toEqual([
      Number('48.856613999999997'),
      2500,
      -0.125,
    ]);
  });
});

test('[entities/reading-amounts] whole euros with their zeros are euros, as the others beside them', () => {
  const entry = v.object({ amount: cents(), count: number() });
  const read = (amount: string): unknown =>
    v.parse(entry, parseBody(`{"amount":${amount},"count":24.00}`)).amount;
  expect(['24.00', '24.0', '24.0000', '-0.00', '23.90', '24'].map(read)).toEqual([
    2400, 2400, 2400, 0, 2390, 24,
  ]);
  expect(v.parse(number(), parseBody('24.00'))).toBe(24);
  expect(parseBody('["24.00", "\\"24.0", 24.05, 2.0e1, -24.0e-1]')).toEqual([
    '24.00',
    '"24.0',
    24.05,
    20,
    -2.4,
  ]);
});

test('[environments/foreign-text] texts stay as they are, whatever stands in them', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!/\d{16}/.test(JSON.stringify(value)));
      expect(parseBody(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const odd = [
    '\\',
    '"12345678901234567890',
    '\\": 12345678901234567890, "',
    '\u2028',
    '12345678901234567890',
  ];
  expect(parseBody(JSON.stringify(odd, null, 2))).toEqual(odd);
  expect(parseBody('{"12345678901234567890": 1}')).toEqual({ '12345678901234567890': 1 });
});

test('what is not JSON is not made JSON, and an empty body is none', () => {
  for (const broken of [
    '<html>',
    '{"a": 1',
    '"1234',
    '12345678901234567890x',
    '{a: 12345678901234567890',
    '00012345678901234567',
    '24.0x',
    '24.0.0',
  ]) {
    expect(() => parseBody(broken)).toThrow(SyntaxError);
  }
  expect(parseBody('')).toBeUndefined();
});

test('it takes as long as the text is', () => {
  const start = performance.now();
  expect(() => parseBody('"\\'.repeat(500_000))).toThrow(SyntaxError);
  expect(() => parseBody('1'.repeat(1_000_000) + 'x')).toThrow(SyntaxError);
  expect(performance.now() - start).toBeLessThan(2000);
});

describe('[http/limit-from-last-byte] an answer', () => {
  let answer: () => Response | Promise<Response>;
  let sent: number;
  let signal: AbortSignal;

  beforeEach(() => {
    vi.useFakeTimers();
    installPlatform(testPlatform());
    sent = 0;
    const origin = 'https://api.test';
    setupHttp({
      origins: { client: origin, catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
      language: () => 'fr',
      token: () => Promise.resolve('token'),
      renew: () => Promise.resolve(undefined),
      mobileKey: () => undefined,
      fetch: async (asked) => {
        sent++;
        ({ signal } = asked as Request);
        return answer();
      },
    });
  });
  afterEach(() => vi.useRealTimers());

  const own = { target: 'client', token: 'required' } as const;
  const thing = v.object({ name: v.string() });
  const getThing = defineCall({ ...own, method: 'GET', path: '/api/thing', answer: thing });
  const getFile = defineCall({ ...own, method: 'GET', path: '/api/a.pdf', answer: v.blob(), file: true });
  const patchThing = defineCall({ ...own, method: 'PATCH', path: '/api/thing', answer: thing });
  const WAYS = {
    'of JSON': () => send(getThing, { bypass: true }),
    'of a file': () => send(getFile, { bypass: true }),
    'to a change': () => send(patchThing),
  };
  const BYTES = new TextEncoder().encode('{"name":"Ana"}');

  /** An answer of which a byte arrives after each pause, in seconds; after the last one it is held, or ends. */
  function arriving(pauses: readonly number[], isWhole: boolean): () => Response {
    return () => {
      let at = 0;
      const stream = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const pause = pauses[at];
          if (pause === undefined && !isWhole) await new Promise(() => undefined);
          if (pause === undefined) {
            controller.close();
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, pause * 1000));
          controller.enqueue(at < BYTES.length ? BYTES.slice(at, at + 1) : new Uint8Array([32]));
          at++;
        },
      });
      return new Response(stream, { headers: { 'content-type': 'application/json' } });
    };
  }

  async function failureOf(call: Promise<unknown>): Promise<CallFailure | undefined> {
    const error = await call.catch((reason: unknown) => reason);
    return error instanceof CallError ? error.failure : undefined;
  }

  /** After how many seconds a call has ended. */
  async function secondsOf(call: Promise<unknown>): Promise<number> {
    const began = Date.now();
    let seconds: number | undefined;
    const end = (): void => {
      seconds = (Date.now() - began) / 1000;
    };
    call.then(end, end);
    while (seconds === undefined) await vi.advanceTimersByTimeAsync(500);
    return seconds;
  }

  test.each(
    Object.entries(WAYS).flatMap(([name, call]) =>
      [
        [...Array<number>(BYTES.length).fill(8)],
        [9.5, ...Array<number>(BYTES.length - 1).fill(0)],
        Array<number>(BYTES.length + 100).fill(1),
      ].map((pauses) => ({ name, call, pauses })),
    ),
  )('$name that still moves arrives whole: $pauses', async ({ call, pauses }) => {
    answer = arriving(pauses, true);
    const asking = call();
    expect(await secondsOf(asking)).toBeGreaterThan(9);
    const arrived = await asking;
    expect(arrived instanceof Blob ? JSON.parse(await arrived.text()) : arrived).toEqual({ name: 'Ana' });
  });

  test.each(
    Object.entries(WAYS).flatMap(([name, call]) =>
      [
        { pauses: [], after: 10 },
        { pauses: [1, 9, 5], after: 25 },
        { pauses: [1, 11, 1], after: 11 },
        { pauses: Array<number>(1000).fill(5), after: 120 },
      ].map((one) => ({ name, call, ...one })),
    ),
  )('$name that stands still fails after $after s: $pauses', async ({ call, pauses, after }) => {
    answer = arriving(pauses, false);
    const asking = call();
    asking.catch(() => undefined);
    expect(await secondsOf(asking)).toBeCloseTo(after, 0);
    expect(await failureOf(asking)).toEqual({ kind: 'timeout' });
    expect(sent).toBe(1);
    expect(signal.aborted).toBe(true);
  });

  test('whose refusal stands still is a refusal after 10 s, and no longer under way', async () => {
    const { body } = arriving([1], false)();
    answer = () => new Response(body, { status: 403 });
    const asking = WAYS['of JSON']();
    asking.catch(() => undefined);
    expect(await secondsOf(asking)).toBeCloseTo(10, 0);
    expect(await failureOf(asking)).toEqual({ kind: 'status', status: 403 });
    expect(signal.aborted).toBe(true);
  });

  test('that never begins fails after 10 s', async () => {
    answer = () => new Promise(() => undefined);
    const asking = WAYS['of JSON']();
    asking.catch(() => undefined);
    expect(await secondsOf(asking)).toBeCloseTo(10, 0);
    expect(await failureOf(asking)).toEqual({ kind: 'timeout' });
  });

  test('that breaks off is a failure of the network at once', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    answer = () => new Response(broken);
    expect(await failureOf(WAYS['of JSON']())).toEqual({ kind: 'network' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
