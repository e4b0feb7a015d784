import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beginningOfChanges, changedFiles, changedLines } from './changedFiles.ts';
import { testsOf } from './playwrightReport.ts';
import { runProgram } from './program.ts';
import { runPlaywright } from './runners.ts';
import { PASSED, type Step } from './steps.ts';
import { testsOfLines, type BrowserTest } from './touchedRules.ts';

/** So that five runs of each end within a minute or two. */
const MOST_REPEATED = 10;
const LIST = 'test-results/reports/list.json';

/** Runs new and changed browser tests five times, without a retry: a test that fails now and then shows itself here. */
export function repeatStep(): Step {
  return {
    name: 'repeat',
    cores: 2,
    needs: ['chromium', 'build', 'build-production'],
    run: async () => {
      const changed = await changedTests();
      if (changed.length === 0) return PASSED;
      const chosen = changed.slice(0, MOST_REPEATED);
      const left = changed.length - chosen.length;
      console.log(`  ${chosen.length} new or changed browser tests run five times, ${left} more do not`);
      const files = chosen.map(({ file, line }) => `${file}:${line}`);
      return runPlaywright({}, ['--repeat-each=5', '--retries=0', ...files]);
    },
  };
}

async function changedTests(): Promise<BrowserTest[]> {
  const since = await beginningOfChanges();
  const files = (await changedFiles(since)).filter((file) =>
    /^tests\/(?:browser|accessibility)\/.*\.test\.ts$/.test(file),
  );
  if (files.length === 0) return [];
  const tests = await listedTests(files);
  const chosen = await Promise.all(
    files.map(async (file) => testsOfLines(tests, file, await changedLines(since, file))),
  );
  return chosen.flat();
}

/** The browser tests in these files; all of them where none is named. */
export async function listedTests(files: readonly string[] = []): Promise<BrowserTest[]> {
  mkdirSync(dirname(LIST), { recursive: true });
  const args = ['test', '--list', '--reporter=json', ...files];
  const { ok, output } = await runProgram('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: LIST });
  if (!ok) throw new Error(output);
  return testsOf(readFileSync(LIST, 'utf8'));
}
