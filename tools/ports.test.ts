import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atFreeBase, basePort, firstTaken } from './ports.ts';

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
    vi.stubEnv('PORT', undefined);
    expect(basePort()).toBe(4321);
    vi.stubEnv('PORT', '5000');
    expect(basePort()).toBe(5000);
    vi.unstubAllEnvs();
    expect(basePort('')).toBe(4321);
    expect(basePort('5000')).toBe(5000);
    expect(basePort('65499')).toBe(65499);
  });

  test.each(['abc', '0', '-1', '80.5', '65500'])('refuses %s', (text) => {
    expect(() => basePort(text)).toThrow('PORT must be');
  });
});

test('a port that something listens on, on loopback only, is taken', async () => {
  const taken = await block();
  expect(await firstTaken([taken])).toBe(taken);
});

describe('atFreeBase', () => {
  test('listens at a later base where a port of the first one is taken', async () => {
    const taken = await block();
    const second = createServer();
    const base = await atFreeBase(taken - 1, async (from) => {
      await once(second.listen(from + 1, '127.0.0.1'), 'listening');
      return from;
    });
    second.close();
    expect(base).toBeGreaterThan(taken);
  });

  test('rejects for any other reason', async () => {
    await expect(atFreeBase(5000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
