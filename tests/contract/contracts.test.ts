import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import { foreignNames } from '#tests/support/foreignNames.ts';
import { EXTENSIONS, isSpecified } from '#tests/support/specifiedCalls.ts';
import { backend, bodyOf, sampleOf, served } from '#tools/contract/standIn.ts';
import { nameOf } from '#tools/contract/allCalls.ts';
import { published } from '#tools/contract/files.ts';
import { validator } from '#tools/contract/validator.ts';
import { CALLS, worlds } from './calls.ts';
import { SAMPLES } from '#tools/contract/samples.ts';

/**
 * Makes the client's lenient schemas strict. In the browser a field of a wrong type gets a default and a broken list
 * entry is dropped; the stand-in backend must send neither.
 */
vi.mock('#http/wire.ts', async (original) => {
  const { array, nullish, number, optional, pipe, string, transform, union } = await import('valibot');
  return {
    ...(await original<typeof import('#http/wire.ts')>()),
    lenient: (schema: v.GenericSchema, value: never) => optional(schema, value),
    list: (entry: v.GenericSchema) => array(entry),
    number,
    text: () => nullish(pipe(union([string(), number()]), transform(String)), ''),
  };
});

/** Milliseconds: more than a hundred sign-ins, each with a world of its own. A busy machine needs more than the default of 5 s. */
const MANY_WORLDS = 30_000;

const document = published();
const differences = validator(document);

const refusal = v.object({ code: v.string(), message: v.string() });

async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(v.safeParse(refusal, await response.json()).success).toBe(true);
}

test('calls are found', () => {
  expect(CALLS.length).toBeGreaterThan(8);
  expect(new Set(CALLS.map(nameOf)).size).toBe(CALLS.length);
});

test('[calls/nothing-unlisted, decisions/extension-calls-off-by-default] every call is in the specification, except the captcha’s and those behind the flag of an extension', () => {
  const others = CALLS.filter((call) => !isSpecified(nameOf(call)));
  expect(others.filter(({ extension }) => extension === undefined).map(nameOf)).toEqual([
    'GET /captcha/challenge',
  ]);
  expect(CALLS.filter(({ extension }) => extension !== undefined).map(nameOf)).toEqual(EXTENSIONS);
});

test('the published contract has every call', () => {
  const paths = Object.entries(document.paths as Record<string, object>);
  const names = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(names.toSorted()).toEqual(CALLS.map(nameOf).toSorted());
});

test('every sample belongs to a call', () => {
  expect(Object.keys(SAMPLES).filter((name) => !CALLS.some((call) => nameOf(call) === name))).toEqual([]);
});

describe.each(CALLS.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  test(
    '[sites/words-in-texts] answers every persona as its contract and the published one say, at the sites and in their languages, and names no other site',
    { timeout: MANY_WORLDS },
    async () => {
      let answers = 0;
      for (const { site, language, persona } of worlds(call)) {
        const { world, token, ask } = backend(site, persona);
        const sample = await sampleOf(call, world);
        if (!sample) continue;
        const response = await ask(call, {
          ...sample,
          language,
          token: call.token === 'never' ? undefined : token,
        });
        const text = await response.clone().text();
        expect(response.ok, `${persona}: ${text}`).toBe(true);
        expect(foreignNames(text, siteOf(site)), `${site}, ${persona}`).toEqual([]);
        const body = await bodyOf(call, response);
        const parsed = v.safeParse(call.answer, body);
        expect(parsed.success ? [] : v.flatten(parsed.issues), persona).toEqual([]);
        if (!call.file && body !== undefined)
          expect(differences(call.method, call.path, response.status, body), persona).toEqual([]);
        answers++;
      }
      expect(answers, 'a persona that has what the call needs').toBeGreaterThan(0);
    },
  );

  test('checks the token', async () => {
    const { sample, ask } = await served(call);
    if (call.token === 'required') await expectRefusal(await ask(call, sample), 401);
    else expect((await ask(call, sample)).ok).toBe(true);
    await expectRefusal(await ask(call, { ...sample, token: 'nobody' }), 401);
  });

  test('asks for the language', async () => {
    const { sample, token, ask } = await served(call);
    await expectRefusal(await ask(call, { ...sample, token, language: '' }), 400);
    await expectRefusal(await ask(call, { ...sample, token, language: 'xx' }), 400);
  });

  test('checks query and payload', async () => {
    const { sample, token, ask } = await served(call);
    if (call.query) await expectRefusal(await ask(call, { ...sample, token, query: {} }), 400);
    if (call.method === 'GET') return;
    for (const payload of [...spoilt(sample.payload), 'nonsense', 7, [[]]]) {
      const holds = call.payload !== undefined && v.safeParse(call.payload, payload).success;
      if (!holds) await expectRefusal(await ask(call, { ...sample, token, payload }), 400);
    }
  });
});

/** Variants of a payload: each with one field missing, or with one field of another type. */
function spoilt(payload: unknown): unknown[] {
  if (typeof payload !== 'object' || payload === null) return [];
  const entries = Object.entries(payload);
  return entries.flatMap(([spoiltKey]) => [
    Object.fromEntries(entries.filter(([key]) => key !== spoiltKey)),
    { ...payload, [spoiltKey]: { nonsense: true } },
  ]);
}
