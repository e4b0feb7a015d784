import { expect, test } from 'vitest';
import { printed, verdictOn } from './arrived.ts';

const PARENT = 'https://www.lumen-cinemas.example';
const good = { isFromParent: true, origin: PARENT, data: { type: 'logout' } };

test('[embedding/self-check] a message of the parent is taken', () => {
  for (const type of ['logout', 'refresh-login', 'hello'])
    expect(verdictOn({ ...good, data: { type } }, [PARENT])).toEqual({ isTaken: true, problems: [] });
});

test.each([
  ['from another window', { isFromParent: false }, 'It does not come from the parent window.'],
  [
    'from another origin',
    { origin: 'https://evil.example' },
    /^The origin https:\/\/evil\.example is not among/,
  ],
  ['that is a text', { data: 'logout' }, /^Its type is none of logout, refresh-login, hello/],
  ['that is nothing', { data: null }, /^Its type is none of/],
  ['of another case', { data: { type: 'LOGOUT' } }, /^Its type is none of/],
  ['that only the host takes', { data: { type: 'close' } }, /^Its type is none of/],
])('[embedding/self-check] a message %s is ignored, and the page says why', (_, change, why) => {
  const { isTaken, problems } = verdictOn({ ...good, ...change }, [PARENT]);
  expect(isTaken).toBe(false);
  expect(problems).toEqual([typeof why === 'string' ? why : expect.stringMatching(why)]);
});

test('[embedding/self-check] a message with a field too many is taken, and the field is named', () => {
  const data = { type: 'logout', token: 'secret' };
  expect(verdictOn({ ...good, data }, [PARENT])).toEqual({
    isTaken: true,
    problems: [expect.stringMatching(/^token: /)],
  });
});

test('whatever a window can send has a text', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect([printed({ a: 1 }), printed(undefined), printed(circle), printed('x'.repeat(999)).length]).toEqual([
    '{"a":1}',
    'undefined',
    'a value that is not JSON',
    300,
  ]);
});
