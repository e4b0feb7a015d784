import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#http/errors.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { prepareAnswer, takeAnswer } from './captcha.ts';

const altchaAnswer = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('./altcha.ts', () => ({ altchaAnswer }));

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
  let count = 0;
  altchaAnswer.mockReset().mockImplementation(() => Promise.resolve(`answer ${String(++count)}`));
});

test('[http/captcha-header] the answer prepared when the form opened is taken once; the next call has another', async () => {
  prepareAnswer();
  expect(await takeAnswer()).toBe('answer 1');
  expect(await takeAnswer()).toBe('answer 2');
});

test('an answer that has lain for two minutes is not sent', async () => {
  prepareAnswer();
  platform.clock += 2 * 60_000 - 1;
  expect(await takeAnswer()).toBe('answer 1');
  prepareAnswer();
  platform.clock += 2 * 60_000;
  expect(await takeAnswer()).toBe('answer 3');
});

test('one that failed while the customer typed is asked for again, and only then is it a failure', async () => {
  altchaAnswer.mockRejectedValueOnce(new Error('offline'));
  prepareAnswer();
  expect(await takeAnswer()).toBe('answer 1');
  altchaAnswer.mockRejectedValue(new Error('offline'));
  prepareAnswer();
  await expect(takeAnswer()).rejects.toBeInstanceOf(CallError);
});

test.each([
  new Error('no answer'),
  new CallError({ kind: 'network' }, 'challenge'),
  new CallError({ kind: 'status', status: 404, code: '404', message: 'Not found' }, 'challenge'),
])('[http/challenge-failure-told] whatever has failed, it is the challenge: %s', async (error) => {
  altchaAnswer.mockRejectedValue(error);
  await expect(takeAnswer()).rejects.toMatchObject({ failure: { kind: 'challenge' } });
});
