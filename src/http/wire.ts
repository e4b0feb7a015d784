import * as v from 'valibot';
import { readable } from '#i18n/foreign.ts';
import { atSite } from '#i18n/siteClock.ts';
import { wellFormed } from '#sites/catalogue.ts';

/**
 * A field of an answer that may be missing, null or of another type. It then has the given value, and the rest of the
 * answer is kept.
 */
export function lenient<Schema extends v.GenericSchema, const Value extends v.InferOutput<Schema>>(
  schema: Schema,
  value: Value,
) {
  return v.optional(v.fallback(schema, value), value as never);
}

/** A number that still has the digits with which it was sent: `1e+21`, `Infinity` and 17 digits are no codes. */
const PLAIN_NUMBER = /^-?[\d.]{1,16}$/;

/** A whole number that `parseBody` has kept with its decimals. No decimals belong to a code. */
const WHOLE = /^ (-?\d+)\.0$/;

/** Empty for what is neither a text nor a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return readable(wellFormed(value)).replace(WHOLE, '$1');
  return typeof value === 'number' && PLAIN_NUMBER.test(String(value)) ? String(value) : '';
}

/** Takes anything. Exported so that the published contract can say that a text is wanted. */
export const anyText = v.pipe(v.unknown(), v.transform(textOf));

/**
 * A text of an answer. Empty where the field is missing. A number becomes text, since servers send codes as numbers. The
 * text is well formed: rules put ids into addresses, where half of a surrogate pair would throw.
 */
export function text() {
  // The input type is what servers should send, for the sandbox. The schema takes anything.
  return v.optional(anyText as unknown as v.GenericSchema<string | null | undefined, string>, '');
}

/** Exported so that the published contract can say that a number is wanted. */
export const anyNumber = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && /\d$/.test(value) ? Number(value) : value)),
  v.number(),
);

/** A number of an answer, also where it came as a text. */
export function number() {
  // The input type is what servers should send, for the sandbox.
  return anyNumber as unknown as v.GenericSchema<number>;
}

/** An ISO day or instant; empty for anything else. Without a zone it is of the site's. */
export function instant() {
  return v.pipe(text(), v.transform(atSite));
}

/**
 * A list of an answer without the entries that do not match: one bad ticket must not hide the others. A list of which
 * no entry matches is refused, since it is not empty. The schema of an
 * entry stands in the schema of the list, where the published contract finds it.
 */
export function list<Schema extends v.GenericSchema>(
  entry: Schema,
): v.GenericSchema<v.InferInput<Schema>[], v.InferOutput<Schema>[]> {
  return v.pipe(
    v.array(v.fallback(entry, undefined as never)),
    v.check((all) => all.length === 0 || all.some((one) => one !== undefined)),
    v.filterItems((one) => one !== undefined),
  );
}

/**
 * The file that a call with `file` answers with. An empty answer or a proxy's HTML page is not a file. The media type
 * must be exactly the expected one, because a file that the browser takes for HTML would run as a page of this site.
 * @param type as in `application/pdf`
 */
export function fileOf(type: string) {
  return v.pipe(
    v.blob(),
    v.minSize(1),
    v.check((blob) => blob.type.replace(/;.*/, '').trim() === type),
    v.transform((blob) => blob.slice(0, blob.size, type)),
  );
}
