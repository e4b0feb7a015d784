import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Beside the exports, never inside one: a source map holds the source, and an export is public. */
const MAPS = 'maps';

/** The folder with the source maps of a release: `dist/maps/fr/<release>` beside the export `dist/fr`. */
export function mapsFolder(folder: string, siteId: string, release: string): string {
  return join(folder, '..', MAPS, siteId, release);
}

/**
 * Moves the source maps out of an export, so that `npm run where` finds them.
 * @param folder of the export
 * @param release the build's id, as pages name it in `<meta name="build">`
 * @returns the files of which the scripts are made, as the maps name them; empty for a build without maps
 */
export async function moveSourceMaps(folder: string, siteId: string, release: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const maps = names.filter((name) => name.endsWith('.map'));
  if (maps.length === 0) return [];
  const target = mapsFolder(folder, siteId, release);
  await mkdir(target, { recursive: true });
  const sources = await Promise.all(
    maps.map(async (name) => {
      const map = JSON.parse(await readFile(join(folder, name), 'utf8')) as { sources: string[] };
      await rename(join(folder, name), join(target, basename(name)));
      return map.sources;
    }),
  );
  return [...new Set(sources.flat())];
}
