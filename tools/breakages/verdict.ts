import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

const Result = v.object({
  status: v.string(),
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
});
const Spec = v.object({ title: v.string(), tests: v.array(v.object({ results: v.array(Result) })) });

/**
 * What the named test makes of a breakage. `noticed`: an assertion failed. `unnoticed`: it passed. `otherwise`: it did
 * not run, or ended in another way, such as a page that did not open in time. That says nothing of the promise.
 */
export type Verdict = { kind: 'noticed' | 'otherwise'; said: string } | { kind: 'unnoticed' };

/** What a test demands of a page: an expectation, or an address that the page has to reach. */
const ASSERTION = /\bexpect(?:\.\w+)?\(|\bpage\.waitForURL:/;

/** @param json Playwright's JSON report of one test, or of the tests made from one title */
export function verdictOf(json: string): Verdict {
  const results = specsIn(JSON.parse(json)).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  if (results.length === 0) return { kind: 'otherwise', said: 'The test did not run.' };
  if (results.every(({ status }) => status === 'passed')) return { kind: 'unnoticed' };
  const messages = results.flatMap(({ errors }) =>
    errors.map(({ message }) => stripVTControlCharacters(message).trim()),
  );
  const assertion = messages.find((message) => ASSERTION.test(message));
  if (assertion !== undefined) return { kind: 'noticed', said: assertion };
  return { kind: 'otherwise', said: messages[0] ?? 'The test ended without a message.' };
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ status: v.string(), failureMessages: v.array(v.string()) })),
    }),
  ),
});

/** @param json Vitest's JSON report of one test, or of the tests made from one title */
export function vitestVerdict(json: string): Verdict {
  const results = v
    .parse(VitestReport, JSON.parse(json))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  if (results.length === 0) return { kind: 'otherwise', said: 'The test did not run.' };
  if (results.every(({ status }) => status === 'passed')) return { kind: 'unnoticed' };
  return { kind: 'noticed', said: results.flatMap(({ failureMessages }) => failureMessages).join('\n') };
}

/** How many tests a report has, by title, that have not passed. Empty for a run in which all have. */
export function failedTitles(json: string): string[] {
  return specsIn(JSON.parse(json))
    .filter(({ tests }) =>
      tests.some(({ results }) => results.length === 0 || results.some(({ status }) => status !== 'passed')),
    )
    .map(({ title }) => title);
}

/** The tests of a report, at any depth of its suites. */
function specsIn(node: unknown): v.InferOutput<typeof Spec>[] {
  if (Array.isArray(node)) return node.flatMap(specsIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'specs' ? v.parse(v.array(Spec), value) : specsIn(value),
  );
}
