import { writeFileSync } from 'node:fs';
import { CONTRACT_FILES, contractFiles, published, requireVersionFor } from '#contract/files.ts';
import type { Schema } from '#contract/notes.ts';
import { orExplain } from './explain.ts';

/** Writes the published contract, which is made of the areas' contracts. */
await orExplain(async () => {
  const files = await contractFiles();
  const before = published(CONTRACT_FILES.sent);
  if (before) requireVersionFor(before, JSON.parse(files[CONTRACT_FILES.sent] ?? '') as Schema);
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  console.log(`Written: ${Object.keys(files).join(', ')}`);
});
