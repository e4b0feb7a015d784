import { writeFileSync } from 'node:fs';
import { CONTRACT_FILE, contractOf, formatted, published, requireVersionFor } from '#tools/contract/files.ts';
import { orExplain } from './explain.ts';

/** Writes the published contract, which is made of the areas' contracts, or prints what the client survives. */
await orExplain(async () => {
  if (process.argv[2] === 'survived') {
    process.stdout.write(await formatted(await contractOf('survived')));
    return;
  }
  const contract = await contractOf('sent');
  requireVersionFor(published(), contract);
  writeFileSync(CONTRACT_FILE, await formatted(contract));
  console.log(`Written: ${CONTRACT_FILE}`);
});
