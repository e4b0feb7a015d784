import { globSync, readdirSync } from 'node:fs';
import { beginningOfChanges, changedFiles } from './changedFiles.ts';
import { fileImports } from './fileImports.ts';
import { listedTests, repeatStep } from './repeatStep.ts';
import { ESLINT, passes, PRETTIER, runPlaywright, runVitest } from './runners.ts';
import { PASSED, type Outcome, type Step } from './steps.ts';
import { COMMIT_STEPS } from './testSteps.ts';
import { chosenTests, touchedFolders, type FileImport } from './touchedRules.ts';

/** As many browser tests as two quiet cores run within the two minutes of `npm test -- --changed`. */
const MOST_BROWSER_TESTS = 20;
const BROWSER_TESTS = 'tests/browser';

/** These steps read every page of every tier, which only the whole `npm test` has the time for. */
const LEFT_OUT = ['build-production', 'budgets', 'html', 'policy'];

/**
 * The steps of `npm test -- --changed`: those of `npm test`, on what has changed since this branch left `main`. The
 * message says which browser tests run, and how many more the change can touch.
 */
export async function changedSteps(): Promise<{ steps: readonly Step[]; message: string }> {
  const since = await beginningOfChanges();
  const changed = await changedFiles(since);
  const touched = touchedFolders(changed, importsOfProject(), readdirSync(BROWSER_TESTS));
  const { chosen, left } = chosenTests(await listedTests(), touched, MOST_BROWSER_TESTS);
  const own: Record<string, () => Promise<Outcome>> = {
    lint: () => onFiles('eslint', [...ESLINT, '--no-warn-ignored'], changed.filter(isCode)),
    format: () => onFiles('prettier', [...PRETTIER, '--ignore-unknown'], changed),
    unit: () => runVitest({}, '--changed', since, '--passWithNoTests'),
    browser: () =>
      runPlaywright(
        {},
        chosen.map(({ file, line }) => `${file}:${String(line)}`),
      ),
  };
  const unneeded = chosen.length === 0 ? ['dev', 'build', 'browser', 'repeat'] : [];
  return {
    steps: [...COMMIT_STEPS, repeatStep()]
      .filter(({ name }) => ![...LEFT_OUT, ...unneeded].includes(name))
      .map((step) => ({
        ...step,
        needs: step.needs?.filter((need) => !LEFT_OUT.includes(need)) ?? [],
        run: own[step.name] ?? step.run,
      })),
    message:
      `${String(changed.length)} files differ from ${since.slice(0, 8)}. They touch ` +
      `${[...touched.whole, ...touched.sampled].join(', ') || 'no browser tests'}: ${String(chosen.length)} browser ` +
      `tests run, ${String(left)} more wait for the whole npm test, as do ${LEFT_OUT.join(', ')} and accessibility.\n`,
  };
}

function isCode(file: string): boolean {
  return /\.(?:ts|tsx|astro|js|mjs|cjs)$/.test(file);
}

async function onFiles(program: string, args: readonly string[], files: readonly string[]): Promise<Outcome> {
  return files.length === 0 ? PASSED : passes(program, [...args, ...files]);
}

function importsOfProject(): FileImport[] {
  return globSync(['{src,tools}/**/*.{ts,tsx,astro}', 'tests/**/*.ts']).flatMap((from) =>
    fileImports(from).map((to) => ({ from, to })),
  );
}
