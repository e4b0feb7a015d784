import { mkdirSync, writeFileSync } from 'node:fs';
import { IN_ROOMS } from './breakages/rooms.ts';
import { IN_SHARED } from './breakages/shared.ts';
import { breakagesOf, tryOut, type Breakage, type Verdict } from './breakages/tryOut.ts';
import { orExplain } from './explain.ts';

const RESULTS = 'test-results/breakages.json';

/**
 * `npm run test:breakages` applies each breakage by itself and expects the tests of its promise to notice it; promises
 * or files choose some.
 */
await orExplain(async () => {
  const named = process.argv.slice(2);
  const all = breakagesOf({ ...IN_SHARED, ...IN_ROOMS });
  const isNamed = ({ promise, file }: Breakage) => named.includes(promise) || named.includes(file);
  const chosen = named.length === 0 ? all : all.filter(isNamed);
  if (chosen.length === 0) throw new Error(`No breakage is of ${named.join(', ')}.`);
  const results: (Breakage & Verdict)[] = [];
  const count = (one: Verdict['kind']): string => String(results.filter(({ kind }) => kind === one).length);
  mkdirSync('test-results', { recursive: true });
  await tryOut(chosen, (breakage, verdict) => {
    results.push({ ...breakage, ...verdict });
    // Each as it comes: a run takes long, and may be ended early.
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
    const { kind, said } = verdict;
    console.log(`${kind === 'noticed' ? '✓' : '✗'} ${breakage.promise}: ${kind}, ${breakage.file}`);
    if (kind !== 'noticed') console.log(`${breakage.find}\n${said.slice(0, 2000)}`.replaceAll(/^/gm, '    '));
  });
  console.log(
    `${count('noticed')} noticed, ${count('unnoticed')} not, ${count('otherwise')} ended otherwise`,
  );
  if (results.some(({ kind }) => kind !== 'noticed')) process.exitCode = 1;
});
