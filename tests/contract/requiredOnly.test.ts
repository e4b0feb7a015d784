import { describe, expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { published } from '#tools/contract/files.ts';
import { bodyOf, served } from '#tools/contract/standIn.ts';
import { validator } from '#tools/contract/validator.ts';
import { readAnswer } from '#http/send.ts';
import { requiredOnly } from '#tests/support/requiredOnly.ts';
import { CALLS } from './calls.ts';

const contract = published();
const differences = validator(contract);

test('a field that is ours, and one that may be missing, is left out, inside lists too', () => {
  const account = { id: '1', email: 'a@b.fr', registered: true, hasSubscription: true, city: 'Lyon' };
  const kept = requiredOnly(contract, 'GET /api/accounts/me', account);
  expect(kept).toEqual({ id: '1', email: 'a@b.fr', registered: true });
  const shows = [{ slug: 'oslo', salesforceShowId: '1', name: 'Oslo', bookable: true }];
  const [show] = requiredOnly(contract, 'GET /api/cinema/{slug}/shows', shows) as object[];
  expect(show).not.toHaveProperty('name');
});

describe.each(CALLS.filter(({ file }) => !file).map((call) => ({ name: nameOf(call), call })))(
  '$name',
  ({ name, call }) => {
    test('[http/tolerates-unlisted-shapes] an answer with the specification’s required fields alone conforms, and is read with all its entries', async () => {
      const { sample, token, ask } = await served(call);
      const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
      const whole = await bodyOf(call, response);
      const answer = requiredOnly(contract, name, whole);
      expect(differences(call.method, call.path, 200, answer ?? null)).toEqual([]);
      const read: unknown = readAnswer(call, answer);
      if (Array.isArray(whole)) expect(read).toHaveLength(whole.length);
    });
  },
);
