import { posix } from 'node:path';
import { dynamicImports, staticImports } from './pageParts.ts';

/**
 * The chunks and all chunks that they import. A dynamic import counts where one of the names is part of its address.
 * @param urls site-absolute, such as `/_astro/a.js`
 * @param lazyNames parts of chunk addresses, such as `/provider.`
 */
export function loadedChunks(
  urls: readonly string[],
  lazyNames: readonly string[],
  read: (url: string) => string,
): Set<string> {
  const all = new Set<string>();
  const queue = [...urls];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (all.has(url)) continue;
    all.add(url);
    const code = read(url);
    const lazy = dynamicImports(code).filter((path) => lazyNames.some((name) => `/${path}`.includes(name)));
    for (const path of [...staticImports(code), ...lazy]) queue.push(posix.resolve(posix.dirname(url), path));
  }
  return all;
}
