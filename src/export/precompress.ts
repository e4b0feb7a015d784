import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** A smaller file hardly gets smaller by compression, and hosts do not compress it either. */
const SMALLEST_BYTES = 256;

/** Forty times as fast as the best, and some 8 % larger. */
export const QUICK = 6;

/**
 * Writes `page.html.br` and `page.html.gz` beside each text, for hosts that serve such files.
 * @param quality of Brotli: as small as they get, unless no customer gets them
 */
export async function precompress(folder: string, quality?: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT.has(extname(name))).map((name) => compressFile(join(folder, name), quality)),
  );
}

/** Writes `path.br` and `path.gz`. Deletes older ones where the file is too small to have any. */
export async function compressFile(path: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  if ((await stat(path)).size < SMALLEST_BYTES) {
    await Promise.all(['br', 'gz'].map((ending) => rm(`${path}.${ending}`, { force: true })));
    return;
  }
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
