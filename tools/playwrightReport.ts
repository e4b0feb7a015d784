import * as v from 'valibot';
import type { Outcome } from './steps.ts';

/** A test of Playwright's JSON report. */
export interface TestResult {
  /** With the titles of the groups that it is in. */
  title: string;
  /** From the project's folder. */
  file: string;
  line: number;
  /** A list of tests has no status. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped' | undefined;
}

interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status?: TestResult['status'] }[];
  }[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(
        v.object({ status: v.optional(v.picklist(['expected', 'unexpected', 'flaky', 'skipped'])) }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

/** `errors` are those outside tests: configuration, server, what is checked after all tests. */
const Report = v.object({ suites: v.array(Suite), errors: v.array(v.unknown()) });

/** Every test of a report, at any depth of its suites. */
export function testsOf(json: string): TestResult[] {
  return v.parse(Report, JSON.parse(json)).suites.flatMap((file) => within(file, []));
}

function within({ specs, suites = [] }: Suite, titles: readonly string[]): TestResult[] {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status }) => ({
        title: [...titles, title].join(' › '),
        file: `tests/${file}`,
        line,
        status,
      })),
    ),
    ...suites.flatMap((suite) => within(suite, [...titles, suite.title])),
  ];
}

/**
 * A skipped test and an error outside tests count as failed. A test that passed only at its second try has passed, and
 * is named. A test in quarantine counts neither way.
 * @param ok whether Playwright ended with 0
 */
export function playwrightOutcome(json: string, ok: boolean, quarantined: readonly string[]): Outcome {
  const { errors } = v.parse(Report, JSON.parse(json));
  const all = testsOf(json);
  const inQuarantine = all.filter(({ title }) => quarantined.includes(title));
  const counting = all.filter(({ title }) => !quarantined.includes(title));
  const count = (...statuses: TestResult['status'][]) =>
    counting.filter(({ status }) => statuses.includes(status)).length;
  const failed = count('unexpected', 'skipped', undefined) + errors.length;
  const ill = inQuarantine.filter(({ status }) => status !== 'expected');
  return {
    passed: count('expected', 'flaky'),
    // A run that ends in an error without a failed test, such as one without tests, still counts one.
    failed: failed === 0 && !ok && ill.length === 0 ? 1 : failed,
    output: ill.map(({ title }) => `In quarantine, and not passed: ${title}\n`).join(''),
    flaky: counting.filter(({ status }) => status === 'flaky'),
  };
}
