import { readFileSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { faultTally, tallyTable } from './faultTally.ts';
import { runAndShow } from './showSteps.ts';
import { tableOfCalls } from './tableOfCalls.ts';
import { PLAYWRIGHT_REPORT } from './runners.ts';
import { FAULT_STEPS } from './testSteps.ts';

/** Calls that no page of the account sends, or whose answer no page shows: hand-written tests try some faults. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /api/footer': 'tests/browser/shell/footer.test.ts',
  'GET /api/newsletter': 'tests/browser/newsletter/unsubscribe.test.ts',
};

/** Tries every call under every fault of the sandbox; exits with 1 where a case failed or a call has no case. */
await orExplain(async () => {
  await runAndShow(FAULT_STEPS);
  const { tallies, broken } = faultTally(readFileSync(PLAYWRIGHT_REPORT, 'utf8'), await tableOfCalls());
  console.log(`\n${tallyTable(tallies)}`);
  const without = tallies
    .filter(({ total, call }) => total === 0 && !ELSEWHERE[call])
    .map(({ call }) => call);
  for (const [call, file] of Object.entries(ELSEWHERE)) console.log(`${call}: by hand, in ${file}`);
  if (broken.length > 0) console.log(`\nNot held:\n${broken.join('\n')}`);
  if (without.length > 0) console.log(`\nWithout a case:\n${without.join('\n')}`);
  if (broken.length > 0 || without.length > 0) process.exitCode = 1;
});
