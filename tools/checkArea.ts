import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { copyFiles } from './folders.ts';
import { runProgram } from './program.ts';

/** On the same disk as the packages, so that their files can be linked. */
const FOLDER = resolve('test-results/area');
const RECIPE = /^```sh\n(.*?)^```$/ms;

/** Does what docs/new-area.md says on a copy of the project. Throws with what a command has said when it fails. */
export async function checkArea(): Promise<void> {
  const recipe = RECIPE.exec(readFileSync('docs/new-area.md', 'utf8'))?.[1];
  if (recipe === undefined) throw new Error('docs/new-area.md has no commands');
  copyFiles(FOLDER);
  try {
    const env = {
      PATH: [join(FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // The copy stands in the repository, and is none.
      GIT_CEILING_DIRECTORIES: resolve('test-results'),
    };
    const { ok, output } = await runProgram('sh', ['-ec', recipe], env, FOLDER);
    if (!ok) throw new Error(output);
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
