import type { Json } from './oddAnswers.ts';

/** The place of a text or number in an answer; `[]` stands for every entry of a list. */
export type LeafPath = readonly string[];

const EVERY = '[]';

/** The places of all texts and numbers in an answer. Entries of one list share theirs. */
export function leafPaths(answer: Json): LeafPath[] {
  const found = new Map<string, LeafPath>();
  collect(answer, [], found);
  return [...found.values()];
}

function collect(value: Json, path: LeafPath, found: Map<string, LeafPath>): void {
  if (isLeaf(value)) found.set(path.join('.'), path);
  else if (Array.isArray(value)) for (const entry of value) collect(entry, [...path, EVERY], found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key], found);
  }
}

/** The texts and numbers at one place, one for each entry of the lists on the way. */
export function valuesAt(answer: Json, path: LeafPath): (string | number)[] {
  const values: (string | number)[] = [];
  withLeaf(answer, path, (value) => {
    values.push(value);
    return value;
  });
  return values;
}

function isLeaf(value: Json): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The new value of a leaf. `entry` counts the entries of the outermost list; outside of lists it is 0. */
export type NewValue = (leaf: string | number, entry: number) => Json;

/** A copy of the answer with new values at one place. */
export function withLeaf(answer: Json, path: LeafPath, valueOf: NewValue): Json {
  const [key, ...rest] = path;
  if (key === undefined) return isLeaf(answer) ? valueOf(answer, 0) : answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) {
    if (key !== EVERY) return answer;
    return answer.map((one, entry) => withLeaf(one, rest, (leaf) => valueOf(leaf, entry)));
  }
  const inner = answer[key];
  return inner === undefined ? answer : { ...answer, [key]: withLeaf(inner, rest, valueOf) };
}
