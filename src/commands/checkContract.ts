import { readFileSync } from 'node:fs';
import { contractFiles } from '#contract/files.ts';

/** @throws Error when the published contract is not the one that the areas' contracts make */
export async function checkContract(): Promise<void> {
  const files = await contractFiles();
  const stale = Object.keys(files).filter((path) => files[path] !== readFileSync(path, 'utf8'));
  if (stale.length > 0)
    throw new Error(`A contract has changed. Run "npm run contract" and commit ${stale.join(' and ')}.`);
}
