import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { basePort, firstTaken, freeBase } from './ports.ts';

const blocker = createServer();
afterEach(() => new Promise<void>((done) => void blocker.close(() => done())));

function block(): Promise<number> {
  return new Promise((resolve) => {
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

describe('basePort', () => {
  test('is 4321 unless PORT says otherwise', () => {
    expect(basePort(undefined)).toBe(4321);
    expect(basePort('')).toBe(4321);
    expect(basePort('5000')).toBe(5000);
    expect(basePort('65499')).toBe(65499);
  });

  test.each(['abc', '0', '-1', '80.5', '65500'])('refuses %s', (text) => {
    expect(() => basePort(text)).toThrow('PORT must be');
  });
});

test('a port that something listens on, on loopback only, is taken, and a free base lies behind it', async () => {
  const taken = await block();
  expect(await firstTaken([taken])).toBe(taken);
  expect(await freeBase(taken - 1)).toBeGreaterThan(taken);
});
