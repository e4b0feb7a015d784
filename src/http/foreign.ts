import type { GenericSchema } from 'valibot';

/**
 * Whether a body is not what the contract describes, although Valibot takes it for an object without fields: a list, or
 * an object of which no field is known, as in `{ data: … }`. Read as an empty object it would say that the customer has
 * no pass and no debt. `{}` is an empty answer.
 */
export function isForeign(schema: GenericSchema, body: unknown): boolean {
  // A schema with a fallback takes everything.
  if (typeof body !== 'object' || !body || 'fallback' in schema) return false;
  if ('wrapped' in schema) return isForeign(schema.wrapped as GenericSchema, body);
  if ('options' in schema) return (schema.options as GenericSchema[]).every((one) => isForeign(one, body));
  if (Array.isArray(body)) return 'entries' in schema;
  if (!('entries' in schema)) return schema.type === 'array';
  const names = Object.keys(body);
  return names.length > 0 && !names.some((name) => Object.hasOwn(schema.entries as object, name));
}
