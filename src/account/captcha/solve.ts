import { platform } from '#platform/platform.ts';
import type { Challenge, KeyChallenge, NumberChallenge } from './contract.ts';

/** Digests requested at a time: enough to keep the browser's threads busy, and few enough not to block the page. */
const BATCH = 512;
/** Keys requested at a time, each of many digests. */
const SMALLEST_BATCH = 16;
/** A phone needs a second or two for the usual challenge. */
const SEARCH_MS = 20_000;
/** The counter of version 2 has four bytes. */
const GREATEST_COUNTER = 0xffff_ffff;

/** @throws Error for a challenge without a solution, or with one that is not found in time */
export function solved(challenge: Challenge): Promise<string> {
  // A digest that never comes would keep the form busy for ever.
  const tooLate = new Promise<never>((_, fail) => setTimeout(fail, 2 * SEARCH_MS, new Error('No digest')));
  return Promise.race(['parameters' in challenge ? solvedKey(challenge) : solvedNumber(challenge), tooLate]);
}

async function solvedNumber({ maxnumber, ...challenge }: NumberChallenge): Promise<string> {
  const wanted = challenge.challenge.toLowerCase();
  const { counter } = await search(
    { most: maxnumber, batch: BATCH },
    (number) => digest('SHA-256', new TextEncoder().encode(`${challenge.salt}${String(number)}`)),
    (found) => found === wanted,
  );
  return btoa(JSON.stringify({ ...challenge, number: counter }));
}

async function solvedKey(challenge: KeyChallenge): Promise<string> {
  const { parameters } = challenge;
  const prefix = parameters.keyPrefix.toLowerCase();
  const nonce = bytesOf(parameters.nonce);
  const solution = await search(
    { most: GREATEST_COUNTER, batch: Math.max(SMALLEST_BATCH, Math.floor(BATCH / parameters.cost)) },
    (counter) => derived(parameters, joined(nonce, bytesOf(counter.toString(16).padStart(8, '0')))),
    (found) => found.startsWith(prefix),
  );
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The first counter whose key is the wanted one. */
async function search(
  { most, batch }: { most: number; batch: number },
  keyOf: (counter: number) => Promise<Uint8Array>,
  isWanted: (key: string) => boolean,
): Promise<{ counter: number; derivedKey: string }> {
  const end = platform().now() + SEARCH_MS;
  for (let first = 0; first <= most && platform().now() < end; first += batch) {
    const counters = Array.from({ length: Math.min(batch, most - first + 1) }, (_, index) => first + index);
    const keys = await Promise.all(counters.map(async (counter) => hex(await keyOf(counter))));
    const index = keys.findIndex(isWanted);
    const [counter, derivedKey] = [counters[index], keys[index]];
    if (counter !== undefined && derivedKey !== undefined) return { counter, derivedKey };
    // Digests arrive before timers and frames do: without a pause the page would stand still during the search.
    await new Promise((go) => setTimeout(go));
  }
  throw new Error('The challenge has no answer');
}

async function derived(
  { algorithm, salt, cost, keyLength }: KeyChallenge['parameters'],
  password: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const [, hash] = algorithm.split('PBKDF2/');
  if (hash !== undefined) {
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', salt: bytesOf(salt), iterations: cost, hash };
    return new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8));
  }
  let data = joined(bytesOf(salt), password);
  for (let turn = 0; turn < cost; turn += 1) data = await digest(algorithm, data);
  return data.slice(0, keyLength);
}

async function digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, data));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...first, ...second]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((byte) => parseInt(byte, 16)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
