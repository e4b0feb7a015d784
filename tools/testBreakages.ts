import { mkdirSync, writeFileSync } from 'node:fs';
import { BREAKAGES } from './breakages/all.ts';
import type { Breakage } from './breakages/breakage.ts';
import { copyProject } from './breakages/copy.ts';
import type { Verdict } from './breakages/verdict.ts';
import { orExplain } from './explain.ts';

const RESULTS = 'test-results/breakages.json';

type Result = Pick<Breakage, 'name' | 'promise' | 'test'> & Verdict;

/**
 * `npm run test:breakages` applies each breakage by itself and expects its test to notice it; names choose some. The
 * tests have to pass on the project as it is: otherwise a failure says nothing.
 */
await orExplain(async () => {
  const chosen = chosenBreakages(process.argv.slice(2));
  const copy = copyProject();
  // Also where the run is ended early.
  process.on('exit', () => copy.remove());
  console.log(`${String(chosen.length)} breakages. First their tests, on the project as it is.`);
  const failing = await copy.soundFailures(chosen.map(({ test }) => test));
  if (failing.length > 0) throw new Error(`These fail without a breakage:\n${failing.join('\n')}`);
  const startedAt = Date.now();
  const results: Result[] = [];
  for (const breakage of chosen) {
    const verdict = await copy.tryOut(breakage);
    const { name, promise, test } = breakage;
    results.push({ name, promise, test, ...verdict });
    keep(results);
    show(results, chosen.length, startedAt);
  }
  summarize(results);
});

function chosenBreakages(names: readonly string[]): readonly Breakage[] {
  const unknown = names.find((name) => BREAKAGES.every((one) => one.name !== name));
  if (unknown !== undefined) throw new Error(`No breakage is called ${unknown}.`);
  return names.length === 0 ? BREAKAGES : BREAKAGES.filter(({ name }) => names.includes(name));
}

/** Each result as it comes: a run takes long, and may be ended early. */
function keep(results: readonly Result[]): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
}

/** One line about the last result, with the time at which the run ends if the others take as long. */
function show(results: readonly Result[], all: number, startedAt: number): void {
  const result = results.at(-1);
  if (!result) return;
  const each = (Date.now() - startedAt) / results.length;
  const end = new Date(startedAt + all * each);
  const mark = result.kind === 'noticed' ? '✓' : '✗';
  const place = `${String(results.length)}/${String(all)}`;
  console.log(`${mark} ${place}  ${result.name}: ${result.kind}  (end at ${end.toTimeString().slice(0, 5)})`);
  if (result.kind === 'unnoticed') console.log(`    ${result.promise}, ${result.test.file}`);
  if (result.kind === 'otherwise') console.log(result.said.slice(0, 2000).replaceAll(/^/gm, '    '));
}

function summarize(results: readonly Result[]): void {
  const count = (kind: Verdict['kind']) => String(results.filter((one) => one.kind === kind).length);
  console.log(
    `\n${count('noticed')} noticed, ${count('unnoticed')} unnoticed, ${count('otherwise')} ended otherwise: ${RESULTS}`,
  );
  if (results.some(({ kind }) => kind !== 'noticed')) process.exitCode = 1;
}
