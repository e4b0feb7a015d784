import { readFileSync } from 'node:fs';
import { CONTRACT_FILE, contractOf, formatted } from '#tools/contract/files.ts';

/** @throws Error when the published contract is not the one that the areas' contracts make */
export async function checkContract(): Promise<void> {
  if ((await formatted(await contractOf('sent'))) !== readFileSync(CONTRACT_FILE, 'utf8'))
    throw new Error(`A contract has changed. Run "npm run contract" and commit ${CONTRACT_FILE}.`);
}
