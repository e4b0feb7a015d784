import { runSteps, summary, type Report, type Step } from './steps.ts';

const CORES = 2;

/** Runs steps, prints a line about each and the sum, and ends the process with 1 where a step failed. */
export async function runAndShow(steps: readonly Step[]): Promise<void> {
  const reports = await runSteps(steps, CORES, show);
  console.log(`\n${summary(reports)}`);
  if (reports.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function show({ name, passed, failed, seconds, output }: Report): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${mark} ${name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd());
  if (failed > 0) console.log(`\n${output.trim().replaceAll(/^/gm, '    ')}\n`);
}
