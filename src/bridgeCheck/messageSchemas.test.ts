import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TO_HOST, TO_PAGE } from './messageSchemas.ts';

interface Published {
  $defs: Record<string, { anyOf?: { $ref: string }[] }>;
}
const { $defs } = JSON.parse(readFileSync('docs/app-bridge/messages.schema.json', 'utf8')) as Published;

/** What a schema says beside its words. `properties` must be the same, so none of them may be left out. */
function shape(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shape);
  if (typeof schema !== 'object' || schema === null) return schema;
  const texts = ['description', 'contentEncoding', '$schema'];
  const rest = Object.entries(schema).filter(([key]) => !texts.includes(key));
  return Object.fromEntries(rest.map(([key, inner]) => [key, shape(inner)]));
}

/** The published schemas of one direction, by type. */
function published(direction: 'toHost' | 'toPage'): Record<string, unknown> {
  const refs = $defs[direction]?.anyOf ?? [];
  const schemas = refs.map(({ $ref }) => $defs[$ref.split('/').at(-1) ?? '']);
  return Object.fromEntries(schemas.map((schema) => [typeOf(schema), shape(schema)]));
}

function typeOf(schema: unknown): string {
  return (schema as { properties: { type: { const: string } } }).properties.type.const;
}

describe.each([
  ['toHost', TO_HOST],
  ['toPage', TO_PAGE],
] as const)('[embedding/self-check, embedding/typed-messages] %s', (direction, schemas) => {
  test('the self-check knows the published messages', () => {
    const known = Object.entries<v.GenericSchema>(schemas).map(([type, schema]) => [
      type,
      shape(toJsonSchema(schema, { target: 'draft-2020-12' })),
    ]);
    expect(Object.fromEntries(known)).toEqual(published(direction));
  });
});
