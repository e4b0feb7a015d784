import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { dynamicImports, staticImports } from './pageParts.ts';

/** The files in `_astro/` of an export. Addresses are site-absolute, such as `/_astro/a.js`. */
export interface Chunks {
  urls: readonly string[];
  read: (url: string) => string;
  /**
   * The address of a chunk, or of a file of texts, by its name without a hash.
   * @throws when there is none, or several
   */
  named: (name: string) => string;
}

const HASHED = /\/([^/]+)\.[\w-]+\.js(?:on)?$/;

export function chunksOf(files: ReadonlyMap<string, string>): Chunks {
  const byName = Map.groupBy(files.keys(), (url) => HASHED.exec(url)?.[1]);
  return {
    urls: [...files.keys()],
    read: (url) => files.get(url) ?? '',
    named(name) {
      const [url, ...others] = byName.get(name) ?? [];
      if (url !== undefined && others.length === 0) return url;
      throw new Error(`${url === undefined ? 'No file' : 'Several files'} in _astro/ called ${name}`);
    },
  };
}

/** @param folder of the export */
export function chunksIn(folder: string): Chunks {
  const names = globSync('_astro/*.{js,json}', { cwd: folder });
  return chunksOf(new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')])));
}

/**
 * The chunks and all chunks that they import. A dynamic import counts where one of the names is part of its address.
 * @param lazyNames parts of chunk addresses, such as `/provider.`
 */
export function loadedChunks(
  urls: readonly string[],
  lazyNames: readonly string[],
  { read, named }: Chunks,
): Set<string> {
  const all = new Set<string>();
  const queue = [...urls];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (all.has(url)) continue;
    all.add(url);
    const code = read(url);
    for (const path of staticImports(code)) queue.push(posix.resolve(posix.dirname(url), path));
    queue.push(
      ...dynamicImports(code)
        .filter((name) => isNamed(name, lazyNames))
        .map(named),
    );
  }
  return all;
}

/** Whether the chunk of this name has one of the parts in its address. */
export function isNamed(name: string, parts: readonly string[]): boolean {
  return parts.some((part) => `/${name}.`.includes(part));
}
