import * as v from 'valibot';
import { wellFormed } from '#sites/pathSegment.ts';

/**
 * A field of an answer that may be missing, null or of another type without the rest being lost (D-27):
 * it then has the value given.
 */
export function lenient<Schema extends v.GenericSchema, const Value extends v.InferOutput<Schema>>(
  schema: Schema,
  value: Value,
) {
  return v.optional(v.fallback(schema, value), value as never);
}

/** As people write numbers: `1e+21` and `Infinity` are no codes, they have lost their digits. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

const anyText = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value === 'string') return wellFormed(value);
    return typeof value === 'number' && PLAIN_NUMBER.test(String(value)) ? String(value) : '';
  }),
);

/**
 * A text of an answer; empty when it is missing. Numbers, which servers send for codes, become text. It is well
 * formed: rules put ids into addresses, and half a character there would throw.
 */
export function text() {
  // Typed as what servers should send, for the sandbox; it takes whatever they do send.
  return v.optional(anyText as unknown as v.GenericSchema<string | null | undefined, string>, '');
}

/** A list of an answer, less the entries that are not what they should be: one bad ticket must not hide the others. */
export function list<Schema extends v.GenericSchema>(
  entry: Schema,
): v.GenericSchema<v.InferInput<Schema>[], v.InferOutput<Schema>[]> {
  return v.pipe(
    v.array<v.GenericSchema<v.InferInput<Schema>, unknown>>(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((one) => {
        const parsed = v.safeParse(entry, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/**
 * The file that a call with `file` answers with. A proxy's page of HTML is none, nor is nothing; and the type is
 * the one asked for to the letter, since a page that a viewer took for HTML would run as one of ours.
 * @param type as in `application/pdf`
 */
export function fileOf(type: string) {
  return v.pipe(
    v.blob(),
    v.minSize(1),
    v.check((blob) => blob.type.split(';')[0]?.trim() === type, `not ${type}`),
    v.transform((blob) => blob.slice(0, blob.size, type)),
  );
}
