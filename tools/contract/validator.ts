import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './notes.ts';

/** One value that is not as the contract says. */
export interface Difference {
  /** As in `[2].payment.totalAmount`; '' is the whole answer. */
  where: string;
  expected: string;
  /** What came, shortened. */
  got: string;
}

/** Compares answers with the contract. @param document an OpenAPI document, read from its file */
export function validator(document: Schema) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  // Its type is that of a CommonJS module, whose default export Node unwraps.
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  // A list of which no entry is kept is refused (src/http/wire.ts).
  ajv.addKeyword({
    keyword: 'x-kept',
    macro: (entry: Schema) => ({ anyOf: [{ maxItems: 0 }, { contains: entry }] }),
  });
  ajv.addSchema(document, 'contract');

  /** @param status of an answer; a status that the contract does not list is compared with `default` */
  return function differences(method: string, path: string, status: number, body: unknown): Difference[] {
    const at = `contract#/paths/${pointer(path)}/${method.toLowerCase()}/responses/`;
    const validate =
      found(`${at}${String(status)}/content/application~1json/schema`) ??
      found('contract#/components/schemas/Refusal');
    if (!validate || validate(body)) return [];
    return summary(validate.errors ?? []);
  };

  function found(ref: string): ValidateFunction | undefined {
    try {
      return ajv.getSchema(ref);
    } catch {
      return undefined;
    }
  }
}

/** Errors of alternatives repeat the error of the whole: the deepest place says most. */
function summary(errors: readonly ErrorObject[]): Difference[] {
  const told = errors.filter(
    ({ keyword, instancePath }) =>
      !['anyOf', 'oneOf'].includes(keyword) ||
      !errors.some((other) => other.instancePath.startsWith(instancePath) && other.keyword !== keyword),
  );
  const byPlace = new Map<string, Difference>();
  for (const error of told) {
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    const where = place(error.instancePath, missing);
    const known = byPlace.get(where);
    const expected = known ? `${known.expected}, or ${wanted(error)}` : wanted(error);
    byPlace.set(where, { where, expected, got: missing === undefined ? short(error.data) : 'nothing' });
  }
  return [...byPlace.values()];
}

function wanted({ keyword, params, schema, message }: ErrorObject): string {
  if (keyword === 'enum')
    return `one of ${(params as { allowedValues: unknown[] }).allowedValues.join(', ')}`;
  if (keyword === 'format') return schema === 'date-time' ? 'an instant with a zone' : `a ${String(schema)}`;
  if (keyword === 'type') return String((params as { type: unknown }).type);
  if (keyword === 'required') return 'a value';
  if (keyword === 'maxLength' && schema === 0) return 'an empty text';
  return message ?? keyword;
}

function place(instancePath: string, missing: string | undefined): string {
  const keys = [...instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])];
  return keys.reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

const SHORT = 60;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)} …` : text;
}

function pointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
