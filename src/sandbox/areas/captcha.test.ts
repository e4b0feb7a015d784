import { expect, test } from 'vitest';
import { Refusal } from '../serve.ts';
import { issueChallenge, requireAnswer } from './captcha.ts';

const NOW = Date.UTC(2026, 10, 21);
const TEN_MINUTES = 10 * 60_000;

function served(answer: object, now = NOW) {
  return {
    headers: new Headers({ 'x-captcha-response': btoa(JSON.stringify(answer)) }),
    now,
    language: 'en' as const,
  };
}

async function answered() {
  const { challenge, number } = await issueChallenge(NOW);
  return { ...challenge, number };
}

test('[decisions/captcha-behind-interface] an answer is good once', async () => {
  const answer = await answered();
  await requireAnswer(served(answer));
  await expect(requireAnswer(served(answer))).rejects.toBeInstanceOf(Refusal);
});

test('[decisions/captcha-behind-interface] an answer is good for ten minutes', async () => {
  await requireAnswer(served(await answered(), NOW + TEN_MINUTES - 1));
  await expect(requireAnswer(served(await answered(), NOW + TEN_MINUTES))).rejects.toBeInstanceOf(Refusal);
});

test('[decisions/captcha-behind-interface] nothing, nonsense, a wrong number, another’s signature or a later expiry are refused', async () => {
  const answer = await answered();
  const other = await answered();
  const none = { ...served({}), headers: new Headers() };
  const forged = [
    none,
    { ...none, headers: new Headers({ 'x-captcha-response': 'nonsense' }) },
    served({ ...answer, number: answer.number + 1 }),
    served({ ...answer, signature: other.signature }),
    served({ ...answer, salt: answer.salt.replace(/expires=\d+/, 'expires=9999999999') }),
  ];
  for (const one of forged) await expect(requireAnswer(one)).rejects.toBeInstanceOf(Refusal);
  await requireAnswer(served(answer));
});
