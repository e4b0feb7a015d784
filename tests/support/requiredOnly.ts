import type { Schema } from '#tools/contract/notes.ts';

/**
 * An answer without the fields that a server may leave out: those that are ours, and those that are specified and
 * optional.
 * @param contract the published contract
 * @param name of the call, as in `GET /api/cinemas`
 */
export function requiredOnly(contract: Schema, name: string, answer: unknown): unknown {
  const [method = '', path = ''] = name.split(' ');
  const operation = (contract.paths as Record<string, Record<string, Schema>>)[path]?.[method.toLowerCase()];
  const responses = operation?.responses as Record<string, { content?: Record<string, Schema> }> | undefined;
  const schema = responses?.['200']?.content?.['application/json']?.schema as Schema | undefined;
  return schema ? stripped(answer, schema) : answer;

  function stripped(value: unknown, given: Schema): unknown {
    const shapes = shapesOf(given);
    if (Array.isArray(value)) {
      const items = shapes.map((shape) => shape.items as Schema | undefined).find(Boolean);
      return items ? value.map((one) => stripped(one, items)) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields = shapes.find((shape) => shape.properties);
    if (!fields) return value;
    const properties = fields.properties as Record<string, Schema>;
    const kept = Object.entries(value).filter(([key]) => ((fields.required ?? []) as string[]).includes(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, stripped(inner, properties[key] ?? {})]));
  }

  /** The alternatives of a schema, with its references followed. */
  function shapesOf(schema: Schema): Schema[] {
    const { $ref, anyOf } = schema as { $ref?: string; anyOf?: Schema[] };
    const { schemas } = contract.components as { schemas: Record<string, Schema> };
    const named = $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if (named !== schema) return shapesOf(named);
    return anyOf && !schema.properties ? anyOf.flatMap(shapesOf) : [schema];
  }
}
