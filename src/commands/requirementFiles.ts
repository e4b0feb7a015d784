import { globSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Pages } from './docRules.ts';
import { requirementPage } from './requirementRules.ts';

export const TESTS_PAGE = 'docs/requirements/tests.md';

/** What docs/requirements/tests.md has to say now, formatted as all pages are. */
export async function testsPage(): Promise<string> {
  const style = await resolveConfig(TESTS_PAGE);
  return format(requirementPage(requirementPages(), testFiles()), { ...style, filepath: TESTS_PAGE });
}

/** The pages that name the requirements. */
export function requirementPages(): Pages {
  return readAll('docs/requirements/*.md', [TESTS_PAGE]);
}

/** The test files that `npm test` runs. The other commands have tests of their own. */
export function testFiles(): Pages {
  return readAll('{src,tests/browser,tests/contract}/**/*.test.{ts,tsx}');
}

function readAll(pattern: string, exclude: string[] = []): Pages {
  const paths = globSync(pattern, { exclude }).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
