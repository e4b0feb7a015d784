import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './notes.ts';

type Document = Schema;

/** What decides whether a value is still the same; notes and examples do not. */
const SHAPE = [
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'x-unit',
  'minLength',
  'minItems',
  'minimum',
  'maximum',
];

const TEXTS: readonly string[] = ['description', 'example', 'summary'];

/**
 * What a backend of the old contract gets wrong under the new one: a call that it does not have, a request that it does
 * not know, a value of an answer that it does not send or spells in another way. A call or value that is gone breaks
 * nothing.
 */
export function incompatibilities(before: Document, after: Document): string[] {
  const known = operations(before);
  return [...operations(after)].flatMap(([name, operation]) => {
    const old = known.get(name);
    // An extension's call is sent only to a backend whose settings ask for it.
    if (!old) return operation['x-extension'] === undefined ? [`${name} is new`] : [];
    return [
      ...(isDeepStrictEqual(request(old, before), request(operation, after))
        ? []
        : [`${name} is asked in another way`]),
      ...answerChanges(old, operation).map((change) => `${name}: ${change}`),
    ];
  });

  function answerChanges(old: Schema, next: Schema): string[] {
    const sent = values(answer(old), before);
    return [...values(answer(next), after)].flatMap(([path, value]) => {
      const was = sent.get(path);
      // What a new value consists of is required of nobody who does not send the value itself.
      if (!was) return value.required && sent.has(holderOf(path)) ? [`${path} is new and required`] : [];
      if (value.required && !was.required) return [`${path} is required now`];
      return isDeepStrictEqual(was.shape, value.shape) ? [] : [`${path} is spelt in another way`];
    });
  }
}

/** The path of the list or object that a value stands in. */
function holderOf(path: string): string {
  return path.replace(/(?:\[\]|\.?[^.[\]]+)$/, '');
}

function operations(document: Document): Map<string, Schema> {
  return new Map(
    Object.entries(document.paths as Record<string, Record<string, Schema>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

/** Parameters and body, without words and examples. */
function request({ parameters, requestBody, security }: Schema, document: Document): unknown {
  return [resolved(parameters, document), resolved(requestBody, document), security];
}

function resolved(value: unknown, document: Document): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as Schema;
  if (typeof $ref === 'string') return resolved(found($ref, document), document);
  const shape = Object.entries(value).filter(([key]) => !TEXTS.includes(key));
  return Object.fromEntries(shape.map(([key, inner]) => [key, resolved(inner, document)]));
}

interface Value {
  required: boolean;
  shape: unknown;
}

/** The values of an answer by path. A value with several shapes has their shapes together. */
function values(schema: unknown, document: Document): Map<string, Value> {
  const byPath = new Map<string, Value>();
  visit(resolved(schema, document) as Schema | undefined, '', true);
  return byPath;

  /** @param among the shapes of which the value has one; what an object of several has, is not in every answer */
  function visit(
    node: Schema | undefined,
    path: string,
    required: boolean,
    among: readonly Schema[] = [],
  ): void {
    if (!node) return;
    const alternatives = (node.anyOf ?? []) as Schema[];
    const shape = Object.fromEntries(SHAPE.filter((key) => key in node).map((key) => [key, node[key]]));
    if (alternatives.length === 0 || Object.keys(shape).length > 0) remember(path, { required, shape });
    for (const one of alternatives) visit(one, path, required, alternatives);
    visit(node.items as Schema | undefined, `${path}[]`, true);
    const needed = among.filter(({ properties }) => properties).length > 1 ? [] : (node.required ?? []);
    for (const [name, inner] of Object.entries((node.properties ?? {}) as Record<string, Schema>))
      visit(inner, path === '' ? name : `${path}.${name}`, (needed as string[]).includes(name));
  }

  function remember(path: string, { required, shape }: Value): void {
    const known = byPath.get(path);
    const isNew = known !== undefined && !isDeepStrictEqual(known.shape, shape);
    byPath.set(path, { required, shape: isNew ? [known.shape, shape] : shape });
  }
}

function answer(operation: Schema): unknown {
  const { responses } = operation as { responses: Record<string, { content?: Record<string, Schema> }> };
  return responses['200']?.content?.['application/json']?.schema;
}

function found(ref: string, document: Document): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Schema | undefined)?.[key], document);
}
