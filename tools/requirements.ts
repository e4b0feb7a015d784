import { globSync, readFileSync } from 'node:fs';
import type { Pages } from './docRules.ts';
import { orExplain } from './explain.ts';
import { testsOfRequirements } from './requirementRules.ts';

/**
 * `npm run requirements -- tickets` says which tests hold the requirements whose names begin so; all of them without a
 * name.
 */
await orExplain(() => {
  const [beginning = ''] = process.argv.slice(2);
  const all = testsOfRequirements(
    readAll('docs/requirements/*.md'),
    readAll('{src,tools,tests/browser,tests/contract}/**/*.test.{ts,tsx}'),
  );
  const chosen = [...all].filter(([name]) => name.startsWith(beginning));
  if (chosen.length === 0) throw new Error(`No requirement is called ${beginning}.`);
  for (const [name, files] of chosen) {
    console.log(name);
    for (const { path, isNightly } of files) console.log(`  ${path}${isNightly ? ' (by night)' : ''}`);
  }
});

function readAll(pattern: string): Pages {
  return new Map(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]));
}
