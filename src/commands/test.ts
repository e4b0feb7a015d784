import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import type { Step } from './steps.ts';
import { TEST_STEPS } from './testSteps.ts';

/** `npm test` runs every step, `npm test -- lint unit` the named steps. */
await orExplain(() => runAndShow(chosenSteps(process.argv.slice(2))));

function chosenSteps(names: readonly string[]): readonly Step[] {
  const all = TEST_STEPS.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}. Steps: ${all.join(', ')}`);
  return names.length === 0 ? TEST_STEPS : TEST_STEPS.filter(({ name }) => names.includes(name));
}
