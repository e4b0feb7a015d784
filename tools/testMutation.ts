import { readFileSync, rmSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { MUTATED, mutationResults } from './mutation/mutated.ts';
import { runProgram } from './program.ts';

import { failedWith, runAndShow, type Outcome, type Step } from './steps.ts';

/** Changes the code in small ways, one at a time, and counts which changes a unit test notices. Takes names of folders. */
await orExplain(() => {
  const named = process.argv.slice(2);
  const unknown = named.filter((folder) => !(folder in MUTATED));
  if (unknown.length > 0) throw new Error(`No such folder: ${unknown.join(', ')}`);
  const folders = named.length > 0 ? named : Object.keys(MUTATED);
  return runAndShow(folders.map((folder): Step => ({ name: folder, cores: 2, run: () => mutate(folder) })));
});

async function mutate(folder: string): Promise<Outcome> {
  forgetBroken(`${mutationResults(folder)}.incremental.json`);
  const { ok, output } = await runProgram('stryker', ['run', 'tools/mutation/stryker.config.mjs'], {
    MUTATED_FOLDER: folder,
  });
  const counts = /^All files +\| +[\d.]+ \| +[\d.]+ \| +(\d+) \| +(\d+) \| +(\d+) \| +(\d+)/m.exec(output);
  if (!counts) return failedWith(output);
  const [killed = 0, timedOut = 0, survived = 0, uncovered = 0] = counts.slice(1).map(Number);
  console.log(output.slice(output.indexOf('[Survived]')));
  return { passed: killed + timedOut, failed: ok ? 0 : survived + uncovered, output: '' };
}

/** A run that was ended while it wrote its results leaves half of them, with which Stryker would not begin. */
function forgetBroken(file: string): void {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    rmSync(file, { force: true });
  }
}
