import * as v from 'valibot';

/** Annotations that tests write with `tests/support/faultCases.ts`. */
const Annotation = v.object({ type: v.string(), description: v.optional(v.string(), '') });
const CASE = 'fault-case';
const HELD = 'fault-held';

export interface Tally {
  /** Method and path, such as `GET /api/cinemas`. */
  call: string;
  held: number;
  total: number;
}

/**
 * Counts the cases of a Playwright report by call, and names those that did not hold.
 * @param json Playwright's JSON report
 * @param calls the table of calls, such as `GET /api/cinema/{slug}`; a call without a case has the count 0
 */
export function faultTally(json: string, calls: readonly string[]): { tallies: Tally[]; broken: string[] } {
  const notes = annotationsIn(JSON.parse(json));
  const casesOf = (type: string) =>
    new Set(notes.filter((note) => note.type === type).map(({ description }) => description));
  const held = casesOf(HELD);
  const all = [...casesOf(CASE)];
  const tallies = calls.map((call) => {
    const own = all.filter((one) => callOf(one, calls) === call);
    return { call, held: own.filter((one) => held.has(one)).length, total: own.length };
  });
  return { tallies, broken: all.filter((one) => !held.has(one)).sort() };
}

/** The annotations of every test, at any depth of the report's suites. */
function annotationsIn(node: unknown): v.InferOutput<typeof Annotation>[] {
  if (Array.isArray(node)) return node.flatMap(annotationsIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'annotations' ? v.parse(v.array(Annotation), value) : annotationsIn(value),
  );
}

/**
 * The line of the table that a case such as `GET /api/cinema/* @ /fr/cinemas/ · 500` belongs to; the shortest line
 * when several fit.
 */
function callOf(description: string, calls: readonly string[]): string | undefined {
  const asked = description.split(' · ')[0]?.split(' @ ')[0] ?? '';
  const literal = asked.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const pattern = new RegExp(`^${literal}$`);
  return calls
    .filter((call) => call === asked || pattern.test(call) || isOneOf(asked, call))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Whether `GET /api/cinema/bellecour` is a call of `GET /api/cinema/{slug}`. */
function isOneOf(asked: string, call: string): boolean {
  const [segments, listed] = [asked.split('/'), call.split('/')];
  if (asked.includes('*') || segments.length !== listed.length) return false;
  return listed.every((one, index) => one === segments[index] || one.includes('{'));
}

/** Calls that no page of the account sends, or whose answer no page shows: hand-written tests try some faults. */
const BY_HAND = [
  // tests/browser/shell/footer.test.ts
  'GET /api/footer',
  // tests/browser/newsletter/unsubscribe.test.ts
  'GET /api/newsletter',
  // src/areas/wallet/challenge.browser.test.tsx
  'GET /captcha/challenge',
];

/**
 * The calls that a component test tries under each fault (`testEachFault`), as most actions are. It names a call in
 * place, or by a constant of its file.
 */
function calledIn(source: string, calls: readonly string[]): (string | undefined)[] {
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = '([^']+)';$/gm)].map(([, name, value]) => [name, value]),
  );
  const inPlace = source
    .replaceAll(/\$\{(\w+)\}/g, (found, name: string) => constants.get(name) ?? found)
    .replaceAll(/\bcall: (\w+),/g, (found, name: string) => `call: '${constants.get(name) ?? found}',`);
  return [...inPlace.matchAll(/\bcall: ['`]([A-Z]+ \/[^'`]+)['`]/g)].map(([, asked = '']) =>
    callOf(asked, calls),
  );
}

/**
 * What a whole run has to be blamed for: cases that did not hold, and calls without a case.
 * @param componentTests sources of the component tests that try actions under each fault
 */
export function faultProblems(
  { tallies, broken }: ReturnType<typeof faultTally>,
  componentTests: readonly string[],
): string[] {
  const calls = tallies.map(({ call }) => call);
  const elsewhere = [...BY_HAND, ...componentTests.flatMap((source) => calledIn(source, calls))];
  const without = tallies.filter(({ total, call }) => total === 0 && !elsewhere.includes(call));
  return [
    ...broken.map((one) => `not held: ${one}`),
    ...without.map(({ call }) => `without a case: ${call}`),
  ];
}

/** One line for each call, and the sum. */
export function tallyTable(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const width = Math.max(...tallies.map(({ call }) => call.length));
  return [
    ...tallies.map(({ call, held, total }) => `${call.padEnd(width)}  ${held}/${total}`),
    `${sum(({ held }) => held)}/${sum(({ total }) => total)} cases held`,
  ].join('\n');
}
