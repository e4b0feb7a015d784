import * as v from 'valibot';
import type { Outcome } from './steps.ts';

/** Vitest's JSON report. A suite that cannot be loaded counts no tests, and fails all the same. */
const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

type Counts = Pick<Outcome, 'passed' | 'failed'>;

/** A skipped test counts as failed. */
export function vitestCounts(json: string): Counts {
  const report = v.parse(VitestReport, JSON.parse(json));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + unloaded.length,
  };
}

/** A run that ends in an error without a failed test (an unhandled rejection, no tests at all) still counts one. */
export function withExit(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
