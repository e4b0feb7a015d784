import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { anyAmount } from '#account/cents.ts';
import { anyNumber, anyText } from '#http/wire.ts';
import type { Schema } from './notes.ts';

/**
 * One schema of a contract, read in two ways. `sent`: what a server should send. `survived`: what the client takes
 * without refusing the answer; `x-read` is what it reads, and `default` the value that it uses instead of another one.
 */
export type Reading = 'sent' | 'survived';

type AnySchema = v.GenericSchema;
type Override = NonNullable<ConversionConfig['overrideSchema']>;

/** What no JSON Schema can say. The notes of the contract say it in words. */
const IN_WORDS = ['check', 'filter_items', 'mime_type', 'min_size', 'trim'];

export function jsonSchemaOf(schema: AnySchema, reading: Reading): Schema {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: IN_WORDS,
    overrideAction,
    overrideSchema: reading === 'sent' ? sent : survived,
  });
  return { ...converted, $schema: undefined };
}

const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) => {
  if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
  // The client reads a number as text, and anything else as an empty one.
  if (valibotAction.type === 'non_empty' && jsonSchema.type === undefined)
    return { ...jsonSchema, type: ['string', 'number'], minLength: 1 };
  return undefined;
};

const sent: Override = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema === TEXT) return { type: 'string' };
  if (valibotSchema === AMOUNT) return WHOLE;
  if (valibotSchema === NUMBER) return { type: 'number' };
  if (isFile(valibotSchema)) return { type: 'string', format: 'binary' };
  // The value that the client uses instead concerns the client only.
  if (isOptional(valibotSchema)) return { ...jsonSchema, default: undefined };
  return needed(valibotSchema, jsonSchema as Schema);
};

const survived: Override = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema === TEXT || valibotSchema === AMOUNT) return {};
  if (valibotSchema === NUMBER) return { type: ['number', 'string'], pattern: '\\d$' };
  if (isFile(valibotSchema)) return { type: 'string', format: 'binary' };
  if (isOptional(valibotSchema) && 'fallback' in valibotSchema.wrapped) return asRead(jsonSchema as Schema);
  if ('fallback' in valibotSchema) return asRead(jsonSchema as Schema);
  if (isArray(valibotSchema) && 'fallback' in valibotSchema.item)
    return { type: 'array', 'x-kept': jsonSchemaOf(bare(valibotSchema.item), 'survived') } as object;
  return needed(valibotSchema, jsonSchema as Schema);
};

/** Any value is survived, and a value that is as `x-read` says is read. */
function asRead({ default: instead, ...read }: Schema): object {
  const inner = read['x-read'] === undefined ? { 'x-read': read } : read;
  return instead === undefined ? inner : { ...inner, default: instead };
}

/** `text()`, `number()` and `cents()` are pipes, of which the converter sees the first part. */
const TEXT: unknown = anyText.pipe[0];
const AMOUNT: unknown = anyAmount.pipe[0];
const NUMBER: unknown = anyNumber.pipe[0];
const WHOLE = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
} as const;

/** An entry that is left out when it does not match, as a schema that refuses it. */
function bare(entry: AnySchema): AnySchema {
  return Object.fromEntries(
    Object.entries(entry).filter(([key]) => key !== 'fallback'),
  ) as unknown as AnySchema;
}

/** The fields without which the client refuses the object: the converter knows only the optional ones. */
function needed(schema: unknown, json: Schema): Schema | undefined {
  // The converter warns of keys from a list of names, and converts them all the same.
  if (isOfType(schema, 'record')) return json;
  if (!isObject(schema)) return undefined;
  const required = Object.entries(schema.entries)
    .filter(([, entry]) => !v.safeParse(entry, undefined).success)
    .map(([name]) => name);
  return { ...json, required };
}

function isObject(schema: unknown): schema is { entries: Record<string, AnySchema> } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

function isOptional(schema: unknown): schema is { wrapped: AnySchema } {
  return isOfType(schema, 'optional') && 'wrapped' in schema;
}

function isArray(schema: unknown): schema is { item: AnySchema } {
  return isOfType(schema, 'array') && 'item' in schema;
}

function isFile(schema: unknown): boolean {
  return isOfType(schema, 'blob') || isOfType(schema, 'file');
}

function isOfType(schema: unknown, type: string): schema is object {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === type;
}
