import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { copyFiles } from '#tools/folders.ts';
import { runProgram } from '#tools/program.ts';
import { OURS, type Target } from './targets.ts';

/** Beside the packages, so that their files can be linked. */
const FOLDER = resolve('test-results/release');
const TEXTS = 'public/locales/fr/profile.json';
const OUT_DIR = 'dist/fr';

/**
 * Builds this site once more, with one word of the profile changed.
 * @param build false takes what an earlier run has built
 */
export async function buildRelease(build: boolean): Promise<Target> {
  const next = join(FOLDER, OUT_DIR);
  if (build || !existsSync(next)) {
    copyFiles(FOLDER);
    const file = join(FOLDER, TEXTS);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { lead: string };
    writeFileSync(file, JSON.stringify({ ...texts, lead: `${texts.lead} Enfin.` }));
    const PATH = [join(FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const settings = { PATH, SITE: 'fr', TIER: 'production', STAND_IN: '1', OUT_DIR };
    const { ok, output } = await runProgram('astro', ['build'], settings, FOLDER);
    if (!ok) throw new Error(output);
  }
  return { ...OURS, next };
}
