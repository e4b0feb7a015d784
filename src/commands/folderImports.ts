import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { FolderImport } from './mapRules.ts';

/** Folders that customers do not get, and that no other folder imports. */
const TOOLS = ['bridgeCheck', 'commands', 'gallery'];
const FOLDERS = readdirSync('src');

/**
 * Which folder of `src` imports which, types included. TypeScript's scanner reads `.astro` files too, which
 * dependency-cruiser does not.
 */
export function folderImports(): FolderImport[] {
  const found = globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap(importsOf)
    .filter(({ from, to }) => from !== to && !TOOLS.includes(from));
  const groups = Map.groupBy(found, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, isLazy: [first, ...others].every(({ isLazy }) => isLazy) }] : [],
  );
}

function importsOf(file: string): FolderImport[] {
  const text = readFileSync(file, 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const [from, to] = [folderOf(file), folderOf(pathOf(fileName, file))];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, isLazy: text.includes(`import('${fileName}')`) }];
  });
}

function pathOf(imported: string, by: string): string {
  return imported.startsWith('#') ? `src/${imported.slice(1)}` : join(dirname(by), imported);
}

/** Home stands apart from the other areas, since it alone may import them. */
function folderOf(path: string): string | undefined {
  if (path.startsWith('src/areas/home/')) return 'areas/home';
  const [top, folder = '', ...file] = path.split('/');
  return top === 'src' && file.length > 0 && FOLDERS.includes(folder) ? folder : undefined;
}
