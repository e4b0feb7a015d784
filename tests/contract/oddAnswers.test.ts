import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { oddAnswer, type Json } from '#tests/support/oddAnswers.ts';
import { expectSound } from '#tests/support/sound.ts';
import { bodyOf, served } from '#tools/contract/standIn.ts';
import { nameOf } from '#tools/contract/allCalls.ts';
import { CALLS, FUZZ } from './calls.ts';

/** Whatever a server sends, a contract returns sound values or refuses the answer; it never throws. */
describe.each(CALLS.filter(({ file }) => !file).map((call) => ({ name: nameOf(call), call })))(
  '$name',
  ({ call }) => {
    test('[http/tolerates-unlisted-shapes] any answer is accepted or refused, without an exception', async () => {
      const { sample, token, ask } = await served(call);
      const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
      const answer = ((await bodyOf(call, response)) ?? null) as Json;
      fc.assert(
        fc.property(oddAnswer(answer), (odd) => {
          const parsed = v.safeParse(call.answer, odd);
          if (parsed.success) expectSound(parsed.output);
        }),
        FUZZ,
      );
    });

    test('an answer with names of prototypes changes no object', async () => {
      const { sample, token, ask } = await served(call);
      const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
      const text = JSON.stringify((await bodyOf(call, response)) ?? null);
      const hostile: unknown = JSON.parse(
        text
          .replaceAll('{}', '{"empty":true}')
          .replaceAll('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
      );
      const parsed = v.safeParse(call.answer, hostile);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      // The answers of some actions are not read, and pass unchanged.
      const isRead = call.answer.type !== 'unknown';
      if (parsed.success && isRead) expect(JSON.stringify(parsed.output)).not.toContain('polluted');
    });
  },
);
