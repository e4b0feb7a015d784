import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { solved } from './altcha.ts';

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
});

function challengeOf(number: number, maxnumber: number) {
  const salt = 'salt?expires=1&';
  const challenge = createHash('sha256')
    .update(`${salt}${String(number)}`)
    .digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'signed' } as const;
}

test('[decisions/captcha-behind-interface] finds the number wherever it lies, the first, the last and around the batches', async () => {
  for (const [number, most] of [
    [0, 0],
    [511, 511],
    [512, 512],
    [513, 2000],
    [2000, 2000],
  ] as const) {
    const { maxnumber, ...rest } = challengeOf(number, most);
    const answer: unknown = JSON.parse(atob(await solved({ maxnumber, ...rest })));
    expect(answer).toEqual({ ...rest, number });
  }
});

test('[decisions/captcha-behind-interface] any number up to the greatest is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1500), async (number) => {
      expect(atob(await solved(challengeOf(number, 1500)))).toContain(`"number":${String(number)}}`);
    }),
    { numRuns: 20 },
  );
});

test('a challenge without an answer is an error, not a search without end', async () => {
  await expect(solved(challengeOf(601, 600))).rejects.toThrow('no answer');
});

test('[decisions/challenge-failure] the page goes on during the search, which ends after 20 seconds', async () => {
  const search = solved({ ...challengeOf(0, 10_000_000), challenge: 'none' });
  setTimeout(() => (platform.clock += 20_000));
  await expect(search).rejects.toThrow('no answer');
});
