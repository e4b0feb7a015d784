import { readFileSync, writeFileSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { folderImports } from './folderImports.ts';
import { drawing, withDrawing } from './mapRules.ts';

const PAGE = 'docs/architecture.md';

/** Draws who imports whom, by folder, into the page on the architecture. */
await orExplain(() => {
  writeFileSync(PAGE, withDrawing(readFileSync(PAGE, 'utf8'), drawing(folderImports())));
  console.log(`Drawn in ${PAGE}.`);
});
