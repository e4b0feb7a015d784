import { changedSteps } from './changedSteps.ts';
import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import type { Step } from './steps.ts';
import { TEST_STEPS } from './testSteps.ts';

/** `npm test` runs every step, `npm test -- lint unit` the named steps, `npm test -- --changed` what a change touches. */
await orExplain(async () => {
  const args = process.argv.slice(2);
  if (args.join(' ') !== '--changed') return runAndShow(chosenSteps(args));
  const { steps, message } = await changedSteps();
  console.log(message);
  return runAndShow(steps);
});

function chosenSteps(names: readonly string[]): readonly Step[] {
  const all = TEST_STEPS.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}. Steps: ${all.join(', ')}`);
  return names.length === 0 ? TEST_STEPS : TEST_STEPS.filter(({ name }) => names.includes(name));
}
