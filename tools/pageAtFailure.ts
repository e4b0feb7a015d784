import { globSync, readFileSync, rmSync } from 'node:fs';

const FOLDER = 'test-results/browser';

/** Playwright does not remove the files of earlier runs when the new run has another project. */
export function forgetPagesAtFailure(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * What each page showed when its test failed. On a machine that keeps no files, this output is all that is left of a
 * failure.
 */
export function pagesAtFailure(): string {
  return globSync(`${FOLDER}/*/error-context.md`)
    .toSorted()
    .map((path) => mainPart(readFileSync(path, 'utf8')))
    .join('\n');
}

/** The name of the test, and the page without its header and footer. */
export function mainPart(report: string): string {
  const name = /^- Name: (.*)$/m.exec(report)?.[1] ?? 'A test';
  const page = /^```yaml\n([\s\S]*?)^```$/m.exec(report)?.[1] ?? '';
  // The page of a test that ran out of time is indented: its elements without a role are listed too.
  const main = /^( *)- main.*\n(?:\1 .*\n|\1- (?!contentinfo).*\n)*/m.exec(page)?.[0];
  return `${name}: the page at its failure\n${main ?? page}`;
}
