import * as v from 'valibot';
import { getChallenge, type NumberChallenge } from '#account/captcha/contract.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';

/** About ten thousand digests on average: a fraction of a second, while the customer fills in the dialog. */
const CHALLENGE_DIGESTS = 20_000;
const GOOD_FOR_MS = 10 * 60_000;

const REFUSED: ByLanguage<string> = {
  fr: 'La vérification anti-robot a expiré. Réessayez.',
  nl: 'De robotcontrole is verlopen. Probeer het opnieuw.',
  en: 'The robot check has expired. Please try again.',
};

const answerSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  number: v.pipe(v.number(), v.integer()),
  salt: v.string(),
  signature: v.string(),
});

const secret = crypto.subtle.importKey(
  'raw',
  crypto.getRandomValues(new Uint8Array(32)),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['sign'],
);

/** Signatures of challenges whose answers have been used. */
const used = new Set<string>();

/**
 * @param now epoch milliseconds
 * @param digests how many the client computes at most
 * @returns the challenge, and the number that the client has to find
 */
export async function issueChallenge(
  now: number,
  digests = CHALLENGE_DIGESTS,
): Promise<{ challenge: NumberChallenge; number: number }> {
  const number = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (digests + 1);
  const salt = `${crypto.randomUUID()}?expires=${String(Math.floor((now + GOOD_FOR_MS) / 1000))}&`;
  const digest = await digestOf(salt, number);
  const challenge: NumberChallenge = {
    algorithm: 'SHA-256',
    challenge: digest,
    maxnumber: digests,
    salt,
    signature: await sign(digest),
  };
  return { challenge, number };
}

/** For the handlers of challenged calls: refuses the call unless the answer is right, in time and not used before. */
export async function requireAnswer(served: {
  headers: Headers;
  now: number;
  language: Language;
}): Promise<void> {
  const signature = await verified(served.headers.get('x-captcha-response') ?? '', served.now);
  if (signature === undefined || used.has(signature)) {
    throw new Refusal(403, { code: 'captcha', message: inLanguage(REFUSED, served.language) });
  }
  used.add(signature);
}

export function serveCaptcha(sandbox: Sandbox): void {
  serve(
    sandbox,
    getChallenge,
    async ({ now }) => (await issueChallenge(now, sandbox.challengeDigests)).challenge,
  );
}

async function verified(header: string, now: number): Promise<string | undefined> {
  const parsed = v.safeParse(answerSchema, decoded(header));
  if (!parsed.success) return undefined;
  const { challenge, number, salt, signature } = parsed.output;
  const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires')) * 1000;
  const isReal = signature === (await sign(challenge)) && challenge === (await digestOf(salt, number));
  return isReal && expires > now ? signature : undefined;
}

function decoded(header: string): unknown {
  try {
    return JSON.parse(atob(header));
  } catch {
    return undefined;
  }
}

function digestOf(salt: string, number: number): Promise<string> {
  return crypto.subtle.digest('SHA-256', bytes(`${salt}${String(number)}`)).then(hex);
}

async function sign(text: string): Promise<string> {
  return hex(await crypto.subtle.sign('HMAC', await secret, bytes(text)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
