import { expect, test } from 'vitest';
import { incompatibilities } from './compare.ts';
import type { Schema } from './notes.ts';

function contract(answer: Schema, operation: Schema = {}, path = '/api/cinemas'): Schema {
  const responses = { '200': { content: { 'application/json': { schema: answer } } } };
  return {
    paths: { [path]: { get: { parameters: [], responses, ...operation } } },
    components: { schemas: { Name: { type: 'string', minLength: 1 } } },
  };
}

const cinema = (properties: Schema, required: string[] = []): Schema =>
  contract({ type: 'array', items: { type: 'object', properties, required } });

test('words and examples are compatible', () => {
  const before = cinema({ name: { type: 'string', description: 'Name.' } }, ['name']);
  const after = cinema({ name: { type: 'string', description: 'Its name.', example: 'Bellecour' } }, [
    'name',
  ]);
  expect(incompatibilities(before, after)).toEqual([]);
});

test('a value that the client no longer reads, or may read, is compatible', () => {
  expect(incompatibilities(cinema({ name: {}, tags: {} }, ['name']), cinema({ name: {}, zip: {} }))).toEqual(
    [],
  );
});

test('[decisions/extension-calls-off-by-default] a new call behind the flag of an extension is compatible', () => {
  const extension = contract({}, { 'x-extension': 'withdrawalEnabled' }, '/api/more');
  expect(incompatibilities(contract({}, {}, '/api/more'), extension)).toEqual([]);
  expect(incompatibilities({ ...extension, paths: {} }, extension)).toEqual([]);
});

test('a second kind of object beside the first is compatible: a backend may go on sending the first', () => {
  const first = { type: 'object', properties: { salt: { type: 'string' } }, required: ['salt'] };
  const inner = { type: 'object', properties: { cost: { type: 'number' } }, required: ['cost'] };
  const second = { type: 'object', properties: { parameters: inner }, required: ['parameters'] };
  expect(incompatibilities(contract(first), contract({ anyOf: [first, second] }))).toEqual([]);
});

test.each<[string, Schema, Schema]>([
  ['[].zip is new and required', cinema({}), cinema({ zip: {} }, ['zip'])],
  ['[].zip is required now', cinema({ zip: {} }), cinema({ zip: {} }, ['zip'])],
  [
    '[].seats is spelt in another way',
    cinema({ seats: { type: 'integer' } }),
    cinema({ seats: { type: 'string' } }),
  ],
  [
    '[].status is spelt in another way',
    cinema({ status: { anyOf: [{ enum: ['a'] }, { type: 'null' }] } }),
    cinema({ status: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] } }),
  ],
  [
    '[].name is spelt in another way',
    cinema({ name: { $ref: '#/components/schemas/Name' } }),
    cinema({ name: { type: 'string', minLength: 2 } }),
  ],
])('%s', (change, before, after) => {
  expect(incompatibilities(before, after)).toEqual([`GET /api/cinemas: ${change}`]);
});

test('a new call and a call that is asked in another way are incompatible', () => {
  const before = contract({});
  expect(incompatibilities(before, contract({}, {}, '/api/shows'))).toEqual(['GET /api/shows is new']);
  const asked = contract({}, { parameters: [{ name: 'zone', in: 'query', required: true }] });
  expect(incompatibilities(before, asked)).toEqual(['GET /api/cinemas is asked in another way']);
});
