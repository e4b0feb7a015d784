import { beginningOfChanges, changedFiles } from './changedFiles.ts';
import { runSteps, summary, type Report, type Step } from './steps.ts';
import { flakyProblems } from './touchedRules.ts';

const CORES = 2;

/**
 * Runs steps, prints a line about each, the flaky tests and the sum, and ends the process with 1 where a step failed.
 * @param options for the steps that run Playwright
 */
export async function runAndShow(steps: readonly Step[], options: readonly string[] = []): Promise<void> {
  const reports = await runSteps(steps, { cores: CORES, options, began, ended });
  const flaky = reports.flatMap((report) => report.flaky ?? []);
  if (flaky.length > 0) {
    const problems = flakyProblems(flaky, await changedFiles(await beginningOfChanges()));
    if (problems.length > 0) {
      const report = {
        name: 'flaky',
        seconds: 0,
        passed: 0,
        failed: problems.length,
        output: problems.join('\n'),
      };
      reports.push(report);
      ended(report);
    }
    console.log(`\nFlaky: ${flaky.map(({ title }) => title).join('; ')}`);
  }
  console.log(`\n${summary(reports)}`);
  if (reports.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function began(name: string): void {
  console.log(`… ${name}`);
}

function ended({ name, passed, failed, seconds, output }: Report): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${mark} ${name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd());
  if (failed > 0) console.log(`\n${output.trim().replaceAll(/^/gm, '    ')}\n`);
}
