import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { uploadSteps } from '#tools/upload.ts';
import { takenBy } from './uploadFilters.ts';

/** An export with its id, and the files of `_astro/` that it has. */
export interface Release {
  folder: string;
  id: string;
  assets: ReadonlySet<string>;
}

/** Files that a host or `npm run upload` makes of the others. */
const COMPRESSED = /\.(?:br|gz)$/;
const SCRIPT = /[\w@~.-]+\.js\b/g;

export async function releaseIn(folder: string): Promise<Release> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const id = /<meta name="build" content="([^"]+)"/.exec(page)?.[1];
  if (id === undefined) throw new Error(`${folder} holds no built site`);
  const assets = (await readdir(join(folder, '_astro'))).filter((name) => !COMPRESSED.test(name));
  return { folder, id, assets: new Set(assets) };
}

/**
 * Writes a release that does the same with scripts of other names, as if each source had changed: a page that mixes
 * two releases then names a script of the other one.
 */
export async function writeNextRelease(of: Release, folder: string): Promise<Release> {
  const next = `${of.id.slice(0, -4)}next`;
  const nextName = (name: string): string =>
    of.assets.has(name) && name.endsWith('.js') ? name.replace(/\.js$/, '-next.js') : name;
  await cp(of.folder, folder, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  for (const path of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|js|json)$/.test(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), text.replaceAll(of.id, next).replaceAll(SCRIPT, nextName));
  }
  for (const name of of.assets) {
    const renamed = nextName(name).replace(of.id, next);
    await rename(join(folder, '_astro', name), join(folder, '_astro', renamed));
  }
  return releaseIn(folder);
}

/** The files of a release in the order of `npm run upload`, in the halves of each step. */
export async function uploadOrder({ folder }: Release): Promise<{ what: string; files: string[] }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  return uploadSteps(folder, 's3://bucket').flatMap(({ what, args }) => {
    const taken = takenBy(args, files);
    const half = Math.ceil(taken.length / 2);
    return [taken.slice(0, half), taken.slice(half)].map((part) => ({ what, files: part }));
  });
}

/** Puts files of a release over those that a host serves. Each file is whole at every moment, as in a bucket. */
export async function put({ folder }: Release, files: readonly string[], served: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(served, file)), { recursive: true });
    const arriving = join(served, `${file}.arriving`);
    await cp(join(folder, file), arriving);
    await rename(arriving, join(served, file));
  }
}

/**
 * Puts a release and then leaves its files only, as in a bucket: without compressed copies. At every moment each page
 * is there: an open page may fetch a script in the background that is gone, and load itself anew.
 */
export async function serveOnly(release: Release, served: string): Promise<void> {
  const steps = await uploadOrder(release);
  for (const { files } of steps) await put(release, files, served);
  const own = new Set(steps.flatMap(({ files }) => files));
  for (const entry of await readdir(served, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !own.has(relative(served, path))) await rm(path);
  }
}

/** The build that a page names, and all files of `_astro/` that it names or has loaded in this document. */
export function madeOf(page: Page): Promise<{ id: string; assets: string[] }> {
  return page.evaluate(() => {
    const named = document.documentElement.outerHTML.match(/_astro\/[\w@~.-]+/g) ?? [];
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((path) => path.startsWith('_astro/'));
    return {
      id: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
      assets: [...new Set([...named, ...loaded])].map((path) => path.replace('_astro/', '')),
    };
  });
}
