import { describe, expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { contractOf } from '#tools/contract/files.ts';
import { bodyOf, served } from '#tools/contract/standIn.ts';
import { validator } from '#tools/contract/validator.ts';
import { CallError } from '#http/errors.ts';
import { readAnswer } from '#http/send.ts';
import { expectSound } from '#tests/support/sound.ts';
import { leafPaths, withLeaf } from '#tests/support/leaves.ts';
import type { Json } from '#tests/support/oddAnswers.ts';
import { CALLS } from './calls.ts';

/** What may stand in the place of any text or number. */
const ODD: Readonly<Record<string, Json>> = {
  'a text of 200 characters': 'x'.repeat(200),
  'an empty text': '',
  null: null,
  'a number': 7,
  'half a character': 'a\ud83c',
  'a text from right to left': 'مرحبا بكم في السينما',
  'a text that turns the writing round': '\u202eelpmaxe',
  markup: '<img src=x onerror=alert(1)>',
};

/** The contract of what the client survives: a second reading of the same schemas, by another library. */
const survived = validator(await contractOf('survived'));

/** What no JSON Schema of the contract says; its descriptions do. The client refuses all of these. */
const SAID_IN_WORDS = [
  'GET /api/accounts/me/cinemas: [] is an empty text',
  'GET /api/accounts/me/identities: [].accountId is an empty text',
];

/** Calls of whose answers the client reads something. */
const READ = CALLS.filter(({ file, answer }) => !file && answer.type !== 'unknown');

describe.each(READ.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  test('[http/tolerates-unlisted-shapes] an odd value in the place of any text or number is taken or refused as the contract says', async () => {
    const { sample, token, ask } = await served(call);
    const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
    const answer = ((await bodyOf(call, response)) ?? null) as Json;
    const otherwise = new Set<string>();
    for (const path of leafPaths(answer)) {
      for (const [what, odd] of Object.entries(ODD)) {
        const everywhere = withLeaf(answer, path, () => odd);
        const first = withLeaf(answer, path, (leaf, entry) => (entry === 0 ? odd : leaf));
        for (const body of [everywhere, first]) {
          const isTaken = survived(call.method, call.path, 200, body).length === 0;
          if (wasTaken(body) !== isTaken) otherwise.add(`${nameOf(call)}: ${path.join('.')} is ${what}`);
        }
      }
    }
    expect([...otherwise]).toEqual(SAID_IN_WORDS.filter((one) => one.startsWith(`${nameOf(call)}:`)));
  });

  /** Whether the client takes an answer. What it takes is sound. */
  function wasTaken(body: Json): boolean {
    try {
      expectSound(readAnswer(call, body));
      return true;
    } catch (error) {
      if (error instanceof CallError && error.failure.kind === 'malformed') return false;
      throw error;
    }
  }
});

test('most calls have texts or numbers to replace', () => {
  expect(READ.length).toBeGreaterThan(30);
});
