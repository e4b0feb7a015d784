import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './notes.ts';

/** What these hold is a value, which may have a field called title. */
const VALUES: readonly string[] = ['const', 'default', 'enum', 'example'];

/** Moves every schema with a title to the named schemas and leaves a reference. */
export function namedSchemas(): { schemas: Record<string, Schema>; take: (schema: Schema) => Schema } {
  const schemas: Record<string, Schema> = {};
  return { schemas, take };

  function take(schema: Schema): Schema {
    const { 'x-null': mayBeNull, ...own } = mapped(schema);
    if (typeof own.title !== 'string') return mayBeNull === true ? orNull(own) : own;
    const { title, 'x-needed': needed, 'x-ours': isOurs, description, ...rest } = own;
    const named: Schema = { ...rest, ...(description === undefined ? {} : { description }) };
    const known = schemas[title];
    if (known && !isDeepStrictEqual(shapeOf(known), shapeOf(named)))
      throw new Error(`Two different schemas are called ${title}`);
    schemas[title] ??= named;
    const reference = { $ref: `#/components/schemas/${title}` };
    const about = mapped({ 'x-needed': needed, 'x-ours': isOurs, description });
    return mayBeNull === true ? { anyOf: [reference, NULL], ...about } : { ...reference, ...about };
  }

  function mapped(schema: Schema): Schema {
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, VALUES.includes(key) ? value : inner(value)]),
    );
  }

  function inner(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? take(value as Schema) : value;
  }
}

const NULL = { type: 'null' };

/** A value that a server may leave out may also be null: many servers write it so. */
function orNull(schema: Schema): Schema {
  const { type, enum: values, anyOf } = schema as { type?: unknown; enum?: unknown[]; anyOf?: unknown[] };
  if (typeof type === 'string')
    return { ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
  const isNullable = !anyOf || type !== undefined || anyOf.some((one) => isDeepStrictEqual(one, NULL));
  return isNullable ? schema : { ...schema, anyOf: [...anyOf, NULL] };
}

/** One object can have another description in each place. */
function shapeOf(schema: Schema): Schema {
  return { ...schema, description: undefined };
}
