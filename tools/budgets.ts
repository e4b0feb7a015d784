import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { classOf, exceeded, type Sizes } from './budgetLimits.ts';
import { chunksIn, loadedChunks } from '#export/chunks.ts';
import { edited, pageElements } from '#export/html.ts';
import { pageParts } from '#export/pageParts.ts';

export interface PageSizes {
  page: string;
  sizes: Sizes;
  /** The limits that the page exceeds; empty for a page within its budget. */
  problems: string[];
}

/** Weighs every page of a built site against its budget: docs/performance.md#byte-budgets. */
export function weighSite(folder: string): PageSizes[] {
  const chunks = chunksIn(folder);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const weight = memoized((url: string) => brotliSize(read(url)));
  return globSync('**/*.html', { cwd: folder })
    .map((file) => weighPage(file.replace(/(^|\/)index\.html$/, '$1'), read(file)))
    .sort((a, b) => a.page.localeCompare(b.page));

  function weighPage(page: string, html: string): PageSizes {
    const { limits, lazyChunks } = classOf(page);
    const parts = pageParts(html);
    const scripts = loadedChunks(parts.scripts.filter(isOwn), lazyChunks, chunks);
    const entries = parts.scripts.filter((url) => isOwn(url) && !parts.islands.includes(url));
    const sizes = {
      script: sum([...scripts].map(weight)) + brotliSize(parts.inlineScripts.join('\n')),
      session: sum([...loadedChunks(entries, [], chunks)].map(weight)),
      files: scripts.size,
      // Inline styles have their own column: each byte counts once.
      html: brotliSize(withoutStyle(html)),
      style: sum(parts.styles.filter(isOwn).map(weight)) + brotliSize(parts.inlineStyles.join('\n')),
    };
    const missing = lazyChunks.filter((name) => ![...scripts].some((url) => url.includes(name)));
    return {
      page: `/${page}`,
      sizes,
      problems: [...exceeded(sizes, limits), ...missing.map((name) => `no chunk called ${name} is loaded`)],
    };
  }
}

/** One line for each page, in bytes, with the limits that the page exceeds. */
export function budgetTable(pages: readonly PageSizes[]): string {
  const width = Math.max(...pages.map(({ page }) => page.length), 4);
  const line = (page: string, ...rest: (number | string)[]) =>
    `${page.padEnd(width)} ${rest.map((cell) => String(cell).padStart(7)).join(' ')}`;
  return [
    line('page', 'script', 'html', 'style', 'session', 'files'),
    ...pages.map(({ page, sizes: { script, html, style, session, files }, problems }) =>
      [line(page, script, html, style, session, files), ...problems].join('  '),
    ),
  ].join('\n');
}

/** The share of a limit from which a size is named. */
const NEAR = 0.97;

/**
 * What has less than 3 % left, the largest of each class of pages.
 * @param before the sizes of the last run, to say by how much they have moved
 */
export function nearLimits(pages: readonly PageSizes[], before: readonly PageSizes[] = []): string[] {
  const near = pages
    .flatMap(({ page, sizes }) => {
      const { name, limits } = classOf(page.slice(1));
      return (
        (['script', 'html', 'style', 'session'] as const)
          .filter((kind) => sizes[kind] > NEAR * limits[kind])
          // Without a session it is the script again.
          .filter((kind) => kind !== 'session' || limits.session !== limits.script)
          .map((kind) => ({ key: `${name} ${kind}`, page, kind, size: sizes[kind], limit: limits[kind] }))
      );
    })
    .sort((a, b) => b.size - a.size);
  return near
    .filter(({ key }, index) => near.findIndex((one) => one.key === key) === index)
    .map(({ page, kind, size, limit }) => {
      const moved = size - (before.find((one) => one.page === page)?.sizes[kind] ?? size);
      const since = moved === 0 ? '' : `, ${moved > 0 ? '+' : ''}${String(moved)} since the last run`;
      return `${page} ${kind}: ${String(limit - size)} bytes left of ${String(limit)}${since}`;
    });
}

function withoutStyle(html: string): string {
  const styles = pageElements(html).filter(({ name, isLive }) => name === 'style' && isLive);
  return edited(
    html,
    styles.flatMap(({ place }) => (place ? [{ ...place, text: '' }] : [])),
  );
}

function isOwn(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** Bytes after Brotli 11, as a CDN sends them. Many pages have the same styles and scripts. */
const brotliSize = memoized((text: string): number => {
  if (text === '') return 0;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

if (import.meta.main) {
  for (const folder of process.argv.slice(2)) {
    const pages = weighSite(folder);
    console.log(`${folder}\n${budgetTable(pages)}\n`);
    if (pages.length === 0 || pages.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  }
}
