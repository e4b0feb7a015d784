import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { generate } from 'json-schema-faker';
import { expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { judge } from '#tools/contract/conform/judge.ts';
import { operationsOf } from '#tools/contract/document.ts';
import { documents } from '#tools/contract/files.ts';
import type { Schema } from '#tools/contract/notes.ts';
import type { Sample } from '#tools/contract/samples.ts';
import { served } from '#tools/contract/standIn.ts';
import type { AnyCall } from '#http/call.ts';
import { CALLS, FUZZ } from './calls.ts';

/* Generated requests to the sandbox, from the published contract alone. A failure prints its seed and path. */

const SETTINGS = { ...FUZZ, numRuns: FUZZ.numRuns / 10 };

const { sent: contract, survived } = await documents();
const judged = judge({ sent: contract, survived });
const operations = operationsOf(contract);

const ajv = new Ajv2020({ strict: false });
// Its type is that of a CommonJS module, whose default export Node unwraps.
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** What a client sends by mistake in place of a value. */
const WRONG = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', -1, 0, 1.5, true, [], {}, [null], 'x'.repeat(5000)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Sends a request with fresh data behind it, and says what is wrong with the answer. */
async function problems(call: AnyCall, change: (sample: Sample) => Partial<Sample & Bad>) {
  const { sample, token, ask } = await served(call);
  const asked = { ...sample, ...(call.token === 'never' ? {} : { token }) };
  const response = await ask(call, { ...asked, ...change(sample) });
  const operation = operations.find(({ name }) => name === nameOf(call));
  if (!operation) throw new Error(`${nameOf(call)} is not in the contract`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = response.headers.get('content-type') ?? '';
  const { findings, unread } = judged(operation, { status: response.status, contentType, bytes });
  const where = findings.map(({ where, expected, got }) => `${where}: ${expected}, not ${got}`);
  return { status: response.status, problems: [...where, ...unread] };
}

interface Bad {
  language: string;
  token: string | undefined;
}

function payloadSchema({ method, path }: AnyCall): Schema | undefined {
  const paths = contract.paths as Record<string, Record<string, Schema>>;
  const body = paths[path]?.[method.toLowerCase()]?.requestBody as
    { content: Record<string, { schema: Schema }> } | undefined;
  return body && Object.values(body.content)[0]?.schema;
}

function validates(schema: Schema): ValidateFunction {
  return ajv.compile({ ...schema, components: contract.components });
}

/** A value that a schema of the contract allows, always the same one for a seed. */
function made(schema: Schema, seed: number): Promise<unknown> {
  // The schema's references lead to the components.
  return generate({ ...schema, components: contract.components }, { seed, optionalsProbability: 0.6 });
}

for (const call of CALLS) {
  const name = nameOf(call);
  const schema = payloadSchema(call);

  test(`what the contract allows is answered as it says: ${name}`, async () => {
    const holds = schema && validates(schema);
    const property = fc.asyncProperty(seeds, fc.boolean(), async (seed, isKnown) => {
      const value = schema && !call.form ? await made(schema, seed) : undefined;
      // The generator does not know every keyword. Then the sample goes out.
      const payload = holds?.(value) === true ? { payload: value } : {};
      const told = await problems(call, ({ params = {} }) => ({
        ...payload,
        params: isKnown ? params : unknown(params, seed),
      }));
      expect(told.problems, JSON.stringify(payload)).toEqual([]);
    });
    await fc.assert(property, SETTINGS);
  });

  if (schema && !call.form)
    test(`what the contract does not allow is refused in words: ${name}`, async () => {
      const holds = validates(schema);
      const property = fc.asyncProperty(seeds, WRONG, fc.nat(), async (seed, wrong, place) => {
        const payload = spoilt(await made(schema, seed), wrong, place);
        fc.pre(!holds(payload));
        const told = await problems(call, () => ({ payload }));
        expect([told.status, told.problems], JSON.stringify(payload)).toEqual([400, []]);
      });
      await fc.assert(property, SETTINGS);
    });
}

test('a call without its language, or with another one, is refused in words', async () => {
  for (const call of CALLS)
    for (const language of ['', 'xx', '../fr']) {
      const told = await problems(call, () => ({ language }));
      expect([told.status, told.problems], `${nameOf(call)} ${language}`).toEqual([400, []]);
    }
});

/** Ids that nobody has. */
function unknown(params: Record<string, string>, seed: number): Record<string, string> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, `nobody-${String(seed)}`]));
}

/** Another value in the place of one field, or of the whole. */
function spoilt(payload: unknown, wrong: unknown, place: number): unknown {
  if (typeof payload !== 'object' || payload === null) return wrong;
  const names = [...Object.keys(payload), 'unlisted', ''];
  const name = names[place % names.length] ?? '';
  return name === '' ? wrong : { ...payload, [name]: wrong };
}
