import { readFileSync, writeFileSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { folderImports } from './folderImports.ts';
import { drawing, withDrawing } from './mapRules.ts';

const PAGE = 'docs/architecture.md';

/** Draws which folder imports which into docs/architecture.md. */
await orExplain(() => {
  writeFileSync(PAGE, withDrawing(readFileSync(PAGE, 'utf8'), drawing(folderImports())));
  console.log(`Drawn in ${PAGE}.`);
});
