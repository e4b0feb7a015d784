import type { Schema } from '../notes.ts';

interface Value {
  /** As in `[2].payment.totalAmount`. */
  where: string;
  value: unknown;
  /** What the contract says about it. Undefined where it does not know the field. */
  field: Schema | undefined;
}

export interface Fields {
  /** What the contract says about a place such as `[2].payment.totalAmount`. */
  at: (where: string) => Schema | undefined;
  /** Every value of an answer. */
  valuesOf: (body: unknown) => Value[];
}

/** The fields of the answer to a call, by path. */
export function fieldsOf(document: Schema, name: string): Fields {
  const [method = '', path = ''] = name.split(' ');
  const paths = document.paths as Record<string, Record<string, Schema>>;
  const responses = paths[path]?.[method.toLowerCase()]?.responses as Record<string, Schema> | undefined;
  const content = responses?.['200']?.content as Record<string, Schema> | undefined;
  const byPath = new Map<string, Schema>();
  visit(content?.['application/json']?.schema as Schema | undefined, '');
  const at = (where: string): Schema | undefined => byPath.get(where.replaceAll(/\[\d+\]/g, '[]'));
  return { at, valuesOf: (body) => values(body, '').map((one) => ({ ...one, field: at(one.where) })) };

  function visit(schema: Schema | undefined, where: string): void {
    if (!schema) return;
    const node = { ...referenced(schema), ...schema };
    byPath.set(where, { ...byPath.get(where), ...node });
    for (const shape of (node.anyOf ?? []) as Schema[]) visit(shape, where);
    visit(node.items as Schema | undefined, `${where}[]`);
    for (const [key, inner] of Object.entries((node.properties ?? {}) as Record<string, Schema>))
      visit(inner, where === '' ? key : `${where}.${key}`);
  }

  function referenced({ $ref }: Schema): Schema {
    if (typeof $ref !== 'string') return {};
    const { schemas } = document.components as { schemas: Record<string, Schema> };
    return schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  }
}

/** Fields that came and that the contract does not know, each once. */
export function unreadFields(fields: Fields, body: unknown): string[] {
  const unknown = fields
    .valuesOf(body)
    .filter(({ where, field }) => field === undefined && !isFree(fields, where))
    .map(({ where }) => where.replaceAll(/\[\d+\]/g, '[]'));
  // The fields of an unknown object say no more than the object.
  return [...new Set(unknown)].filter(
    (path) => !unknown.some((other) => path !== other && path.startsWith(`${other}.`)),
  );
}

/** Below an object with any names, such as the attributes of an injection. */
function isFree(fields: Fields, where: string): boolean {
  const parent = fields.at(where.replace(/(?:\.|^)[^.]+$/, ''));
  return parent !== undefined && 'additionalProperties' in parent && parent.additionalProperties !== false;
}

function values(value: unknown, where: string): { where: string; value: unknown }[] {
  const own = { where, value };
  if (Array.isArray(value)) return [own, ...value.flatMap((one, index) => values(one, `${where}[${index}]`))];
  if (typeof value !== 'object' || value === null) return [own];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    values(one, where === '' ? key : `${where}.${key}`),
  );
  return [own, ...inner];
}
