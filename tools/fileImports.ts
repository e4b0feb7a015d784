import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What a file imports, by its path from the project's folder. */
export interface FoundImport {
  to: string;
  /** By `import()`. */
  isLazy: boolean;
}

/**
 * The project's own files, and packages by names that are no path, that a file imports, types included. TypeScript's
 * scanner reads `.astro` files too, which dependency-cruiser does not.
 */
export function fileImports(file: string): FoundImport[] {
  const text = readFileSync(file, 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    to: pathOf(fileName, file),
    isLazy: text.includes(`import('${fileName}')`),
  }));
}

function pathOf(imported: string, by: string): string {
  if (imported.startsWith('#tests/')) return imported.slice(1);
  return imported.startsWith('#') ? `src/${imported.slice(1)}` : join(dirname(by), imported);
}
