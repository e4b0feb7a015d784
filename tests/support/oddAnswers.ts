import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that a server might send in the wrong place; `undefined` leaves the field out. */
const ODD: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'mystery',
  'مرحبا بكم في السينما',
  '\u202eelpmaxe',
  '👩‍👩‍👧‍👦🎬'.repeat(20),
  'x'.repeat(10_000),
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0001-01-01T00:00:00Z',
  [],
  {},
  [[]],
  [null],
  { value: { value: {} } },
];

type Path = readonly (string | number)[];

/** An answer in which one to six values are replaced or left out; now and then the whole answer is. */
export function oddAnswer(answer: Json): fc.Arbitrary<Json> {
  const places = pathsOf(answer);
  return fc
    .array(fc.record({ place: fc.nat(), value: fc.constantFrom(...ODD) }), { minLength: 1, maxLength: 6 })
    .map((changes) =>
      changes.reduce<Json>(
        (changed, { place, value }) => replaced(changed, places[place % places.length] ?? [], value),
        answer,
      ),
    );
}

/** The path of each value in the answer; the first is the path of the answer itself. */
function pathsOf(value: Json, path: Path = []): Path[] {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function replaced(answer: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (typeof answer !== 'object' || answer === null) return answer;
  const next = (inner: Json | undefined) =>
    rest.length === 0 ? value : inner === undefined ? undefined : replaced(inner, rest, value);
  if (Array.isArray(answer)) {
    return answer.flatMap((inner, index) => {
      const put = index === key ? next(inner) : inner;
      return put === undefined ? [] : [put];
    });
  }
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, inner]) => {
      const put = name === key ? next(inner) : inner;
      return put === undefined ? [] : [[name, put]];
    }),
  );
}
