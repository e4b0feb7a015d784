import { globSync, readdirSync } from 'node:fs';
import { fileImports } from './fileImports.ts';
import type { FolderImport } from './mapRules.ts';

/** Folders that customers do not get, and that no other folder imports. */
const TOOLS = ['bridgeCheck', 'commands', 'gallery'];
const FOLDERS = readdirSync('src');

/** Which folder of `src` imports which, types included. */
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
  return fileImports(file).flatMap(({ to: path, isLazy }) => {
    const [from, to] = [folderOf(file), folderOf(path)];
    return from === undefined || to === undefined ? [] : [{ from, to, isLazy }];
  });
}

/** Home stands apart from the other areas, since it alone may import them. */
function folderOf(path: string): string | undefined {
  if (path.startsWith('src/areas/home/')) return 'areas/home';
  const [top, folder = '', ...file] = path.split('/');
  return top === 'src' && file.length > 0 && FOLDERS.includes(folder) ? folder : undefined;
}
