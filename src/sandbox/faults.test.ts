import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { faultSchema, takeFault, underFault, type Fault } from './faults.ts';

function fault(input: v.InferInput<typeof faultSchema>): Fault {
  return v.parse(faultSchema, input);
}

const good = () =>
  Promise.resolve(
    Response.json([
      { id: '1', status: 'CONFIRMED' },
      { id: '2', status: 'CONFIRMED' },
    ]),
  );

describe('takeFault', () => {
  test('hits its method and path only, once unless said', () => {
    const faults = [fault({ match: 'GET /api/cinemas', fault: '500' })];
    expect(takeFault(faults, 'POST', '/api/cinemas')).toBeUndefined();
    expect(takeFault(faults, 'GET', '/api/cinemas/x')).toBeUndefined();
    expect(takeFault(faults, 'GET', '/api/cinemas')?.fault).toBe('500');
    expect(takeFault(faults, 'GET', '/api/cinemas')).toBeUndefined();
  });

  test('times counts down, and 0 stays until cleared', () => {
    const twice = [fault({ match: '* /api/*', fault: 'reset', times: 2 })];
    expect([1, 2, 3].map(() => takeFault(twice, 'GET', '/api/a')?.fault)).toEqual([
      'reset',
      'reset',
      undefined,
    ]);
    const always = [fault({ match: '*', fault: 'reset', times: 0 })];
    expect([1, 2, 3].map(() => takeFault(always, 'GET', '/api/a')?.fault)).toEqual([
      'reset',
      'reset',
      'reset',
    ]);
  });

  test('a dot in a path is a dot', () => {
    const faults = [fault({ match: 'GET /a.pdf', fault: '500' })];
    expect(takeFault(faults, 'GET', '/axpdf')).toBeUndefined();
  });
});

describe('underFault', () => {
  test.each(['400', '401', '403', '404', '409', '422', '429', '500', '503'] as const)(
    '%s is that status',
    async (status) => {
      expect((await underFault(fault({ match: '*', fault: status }), good)).status).toBe(Number(status));
    },
  );

  test('answer is what the test chose', async () => {
    const response = await underFault(
      fault({ match: '*', fault: 'answer', status: 409, body: { message: 'X' } }),
      good,
    );
    expect([response.status, await response.json()]).toEqual([409, { message: 'X' }]);
  });

  test('answer may be bytes that are no JSON, or no body at all', async () => {
    const sent = fault({ match: '*', fault: 'answer', bytes: btoa('{"city":"Besan\u00e7on'), times: 0 });
    const bytes = new Uint8Array(await (await underFault(sent, good)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes)).toBe('{"city":"Besan\u00e7on');
    const none = await underFault({ ...sent, bytes: '', status: 204 }, good);
    expect([none.status, none.body]).toEqual([204, null]);
  });

  test('slow lets the endpoint answer, unless the test chose a status', async () => {
    const slow = fault({ match: '*', fault: 'slow', delayMs: 0 });
    expect((await underFault(slow, good)).status).toBe(200);
    expect((await underFault({ ...slow, status: 401 }, good)).status).toBe(401);
  });

  test('headers come on top of the answer’s own, which stays as it is', async () => {
    const headers = { 'cache-control': 'private, max-age=300' };
    const response = await underFault(fault({ match: '*', fault: 'slow', delayMs: 0, headers }), good);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(response.headers.get('content-type')).toContain('json');
    expect(await response.json()).toHaveLength(2);
    expect((await underFault(fault({ match: '*', fault: 'reset', headers }), good)).type).toBe('error');
  });

  test('reset and a lost reply break the connection, and only the latter has done the work', async () => {
    let done = 0;
    const count = () => {
      done++;
      return good();
    };
    expect((await underFault(fault({ match: '*', fault: 'reset' }), count)).type).toBe('error');
    expect(done).toBe(0);
    expect((await underFault(fault({ match: '*', fault: 'lost-reply' }), count)).type).toBe('error');
    expect(done).toBe(1);
  });

  test('truncated JSON does not parse, and html is no JSON either', async () => {
    for (const name of ['truncated', 'html'] as const) {
      const text = await (await underFault(fault({ match: '*', fault: name }), good)).text();
      expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    }
  });

  test('a field goes missing, or null, in the first entry', async () => {
    const missing = await underFault(fault({ match: '*', fault: 'missing-field' }), good);
    expect(await missing.json()).toEqual([{ status: 'CONFIRMED' }, { id: '2', status: 'CONFIRMED' }]);
    const empty = await underFault(fault({ match: '*', fault: 'null-field', field: 'status' }), good);
    expect(await empty.json()).toEqual([
      { id: '1', status: null },
      { id: '2', status: 'CONFIRMED' },
    ]);
  });

  test('an answer without fields, and a refusal, stay what they are', async () => {
    const spoil = fault({ match: '*', fault: 'missing-field' });
    const empty = await underFault(spoil, () => Promise.resolve(new Response(null, { status: 204 })));
    expect(empty.status).toBe(204);
    const refusal = await underFault(spoil, () =>
      Promise.resolve(Response.json({ code: 1 }, { status: 409 })),
    );
    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toEqual({});
  });

  test('an enumeration gets a value that nobody knows', async () => {
    const response = await underFault(fault({ match: '*', fault: 'unknown-enum' }), good);
    expect(await response.json()).toEqual([
      { id: '1', status: 'ZZZ' },
      { id: '2', status: 'CONFIRMED' },
    ]);
  });
});
