import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * What a file imports, types included, by paths from the project's folder; packages by names that are no path.
 * TypeScript's scanner reads `.astro` files too, which dependency-cruiser does not.
 */
export function fileImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => pathOf(fileName, file));
}

function pathOf(imported: string, by: string): string {
  if (/^#(?:tests|tools)\//.test(imported)) return imported.slice(1);
  return imported.startsWith('#') ? `src/${imported.slice(1)}` : join(dirname(by), imported);
}
