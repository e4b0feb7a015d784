import { orExplain } from './explain.ts';
import { outdatedTable } from './outdatedRules.ts';
import { runProgram } from './program.ts';

/** What could be newer, and what is held on purpose. */
await orExplain(async () => {
  // Ends with 1 when there is anything.
  const { output } = await runProgram('npm', ['outdated', '--json', '--loglevel=silent']);
  console.log(outdatedTable(output.trim()));
});
