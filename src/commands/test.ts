import { TEST_STEPS } from './testSteps.ts';
import { orExplain } from './explain.ts';
import { runSteps, summary, type Report, type Step } from './steps.ts';

const CORES = 2;

/** `npm test` runs every step, `npm test -- lint unit` those. */
await orExplain(async () => {
  const steps = chosenSteps(process.argv.slice(2));
  const reports = await runSteps(steps, CORES, show);
  console.log(`\n${summary(reports)}`);
  if (reports.some(({ failed }) => failed > 0)) process.exitCode = 1;
});

function chosenSteps(names: readonly string[]): readonly Step[] {
  const all = TEST_STEPS.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}. Steps: ${all.join(', ')}`);
  return names.length === 0 ? TEST_STEPS : TEST_STEPS.filter(({ name }) => names.includes(name));
}

function show({ name, passed, failed, seconds, output }: Report): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${mark} ${name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd());
  if (failed > 0) console.log(`\n${output.trim().replaceAll(/^/gm, '    ')}\n`);
}
