import type { Reading } from './jsonSchema.ts';
import { described, type Described, type Notes, type Schema, type Unit } from './notes.ts';

/** What a unit adds to a schema. */
const UNITS: Readonly<Record<Unit, Schema>> = {
  cents: { type: 'integer', 'x-unit': 'cents' },
  minutes: { 'x-unit': 'minutes' },
  years: { 'x-unit': 'years' },
  percent: { 'x-unit': 'percent' },
  degrees: { 'x-unit': 'degrees' },
  instant: { format: 'date-time' },
  day: { format: 'date' },
};
const NONE = { maxLength: 0 };

/** `asked`: the body of a request, whose schema says alone what is needed. */
export type Use = Reading | 'asked';

export interface Annotated {
  schema: Schema;
  /** Paths of values without a note. */
  bare: string[];
  /** Paths of notes without a value. */
  unused: string[];
}

/**
 * Puts the notes of a call on its schema: descriptions, units, which fields are ours, and which a server should always
 * send.
 */
export function annotate(schema: Schema, notes: Notes, use: Use): Annotated {
  const seen = new Set<string>();
  const annotated = at(schema, '');
  const paths = Object.keys(notes);
  return {
    schema: annotated,
    bare: [...seen].filter((path) => !paths.includes(path)),
    unused: paths.filter((path) => !seen.has(path)),
  };

  function at(node: Schema, path: string): Schema {
    const note = notes[path];
    seen.add(path);
    const about = note === undefined ? { note: '' } : described(note);
    // The shape that a note states takes the place of one that no schema can say.
    const stated = use === 'survived' ? undefined : about.schema;
    const inner = inside(node, path);
    return withNote(stated ? { ...inner, ...stated } : inner, about, use);
  }

  function inside(node: Schema, path: string): Schema {
    const next = { ...node };
    for (const shapes of ['anyOf', 'oneOf'])
      if (Array.isArray(node[shapes])) next[shapes] = node[shapes].map((one: Schema) => inside(one, path));
    if (isSchema(node['x-read'])) next['x-read'] = inside(node['x-read'], path);
    for (const entry of ['items', 'x-kept'])
      if (isSchema(node[entry])) next[entry] = at(node[entry], `${path}[]`);
    if (isSchema(node.properties)) Object.assign(next, fields(node, node.properties, path));
    return next;
  }

  function fields(node: Schema, properties: Schema, path: string): Schema {
    const names = Object.keys(properties);
    const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const needed = (node.required ?? []) as string[];
    const always = names.filter((name) => isAlwaysSent(notes[pathOf(name)]));
    const required = use === 'sent' ? [...new Set([...needed, ...always])] : needed;
    return {
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          {
            ...at(properties[name] as Schema, pathOf(name)),
            ...(needed.includes(name) ? { 'x-needed': true } : {}),
          },
        ]),
      ),
      required: required.length > 0 ? required : undefined,
    };
  }
}

function isAlwaysSent(note: Notes[string] | undefined): boolean {
  if (note === undefined) return false;
  const { isOptional, without } = described(note);
  return !isOptional && without === undefined;
}

function withNote(schema: Schema, about: Described, use: Use): Schema {
  const { note, name, unit, isOptional, without } = about;
  const noted: Schema = { ...schema };
  if (note) noted.description = without === undefined ? note : `${note} Without it: ${without}`;
  if (name !== undefined) noted.title = name;
  if (without !== undefined) noted['x-ours'] = true;
  if (use === 'sent' && (isOptional || without !== undefined)) noted['x-null'] = true;
  if (unit === undefined) return noted;
  if (use === 'survived') return { ...noted, ...unitName(unit) };
  const mayBeEmpty = (isOptional ?? without !== undefined) && 'format' in UNITS[unit];
  return mayBeEmpty ? { ...noted, anyOf: [UNITS[unit], NONE] } : { ...noted, ...UNITS[unit] };
}

function unitName(unit: Unit): Schema {
  return { 'x-unit': unit };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
