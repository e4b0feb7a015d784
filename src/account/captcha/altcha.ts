import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import type { Challenge } from './contract.ts';
import { getChallenge } from './contract.ts';

/** Digests requested at a time: enough to keep the browser's threads busy, and few enough not to block the page. */
const BATCH = 512;
/** A phone needs a second or two for the usual challenge. */
const SEARCH_MS = 20_000;

/**
 * Solves a proof of work in ALTCHA's format for a challenge of the site's own server. No third party, nothing to click.
 */
export async function altchaAnswer(): Promise<string> {
  return solved(await send(getChallenge));
}

/** @throws Error for a challenge without a solution, or with one that is not found in time */
export async function solved({ maxnumber, ...challenge }: Challenge): Promise<string> {
  const wanted = challenge.challenge.toLowerCase();
  const end = platform().now() + SEARCH_MS;
  for (let first = 0; first <= maxnumber && platform().now() < end; first += BATCH) {
    const numbers = Array.from(
      { length: Math.min(BATCH, maxnumber - first + 1) },
      (_, index) => first + index,
    );
    const digests = await Promise.all(numbers.map((number) => sha256(`${challenge.salt}${String(number)}`)));
    const number = numbers[digests.indexOf(wanted)];
    if (number !== undefined) return btoa(JSON.stringify({ ...challenge, number }));
    // Digests arrive before timers and frames do: without a pause the page would stand still during the search.
    await new Promise((go) => setTimeout(go));
  }
  throw new Error('The challenge has no answer');
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
