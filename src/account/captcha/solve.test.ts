import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/sha';
import type { Payload } from 'altcha-lib/types';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { issueChallenge, requireAnswer } from '#sandbox/areas/captcha.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { solved } from './solve.ts';
import { getChallenge } from './contract.ts';

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

test('[decisions/captcha-behind-interface] the stand-in backend accepts the answer to its usual challenge', async () => {
  const { challenge } = await issueChallenge(Date.now());
  expect(challenge.maxnumber).toBe(20_000);
  const headers = new Headers({ 'x-captcha-response': await solved(challenge) });
  await expect(requireAnswer({ headers, now: Date.now(), language: 'fr' })).resolves.toBeUndefined();
});

test('a challenge without an answer is an error, not a search without end', async () => {
  await expect(solved(challengeOf(601, 600))).rejects.toThrow('no answer');
});

test('[http/challenge-failure-told] the page goes on during the search, which ends after 20 seconds', async () => {
  const search = solved({ ...challengeOf(0, 10_000_000), challenge: 'none' });
  setTimeout(() => (platform.clock += 20_000));
  await expect(search).rejects.toThrow('no answer');
});

describe('version 2', () => {
  const SECRET = 'the server’s';

  test.each([
    ['PBKDF2/SHA-256', pbkdf2, { cost: 40 }],
    ['PBKDF2/SHA-512', pbkdf2, { cost: 3, keyLength: 32 }],
    ['PBKDF2/SHA-256', pbkdf2, { cost: 10, counter: 700 }],
    ['SHA-256', sha, { cost: 1, counter: 600 }],
    ['PBKDF2/SHA-384', pbkdf2, { cost: 5 }],
    ['SHA-256', sha, { cost: 5 }],
  ] as const)(
    '[decisions/captcha-behind-interface] ALTCHA’s own library accepts the answer to its challenge: %s %s %o',
    async (algorithm, deriveKey, options) => {
      const made = await createChallenge({
        algorithm,
        deriveKey,
        hmacSignatureSecret: SECRET,
        expiresAt: new Date(Date.now() + 60_000),
        data: { action: 'gift card' },
        ...options,
      });
      const received = v.parse(getChallenge.answer, JSON.parse(JSON.stringify(made)));
      const answer = JSON.parse(atob(await solved(received))) as Payload;
      const result = await verifySolution({ ...answer, deriveKey, hmacSignatureSecret: SECRET });
      expect(result).toMatchObject({ verified: true, invalidSignature: false, invalidSolution: false });
    },
  );

  test('a challenge that browsers cannot compute by themselves is refused as it arrives', async () => {
    const made = await createChallenge({ algorithm: 'PBKDF2/SHA-256', deriveKey: pbkdf2, cost: 1 });
    const other = { parameters: { ...made.parameters, algorithm: 'ARGON2ID' }, signature: 'a' };
    expect(v.safeParse(getChallenge.answer, other).success).toBe(false);
  });

  test('[http/challenge-failure-told] a search without a result ends after 20 seconds', async () => {
    const { parameters } = await createChallenge({
      algorithm: 'SHA-256',
      deriveKey: sha,
      cost: 1,
      keyPrefix: '00'.repeat(32),
    });
    const search = solved(v.parse(getChallenge.answer, { parameters, signature: 'a' }));
    setTimeout(() => (platform.clock += 20_000));
    await expect(search).rejects.toThrow('no answer');
  });
});
