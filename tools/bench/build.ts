import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_IDS } from '#sites/sites.ts';
import { buildSite } from '../buildSite.ts';
import { orExplain } from '../explain.ts';

const FOLDER = 'dist/scale';
const DEFAULT_COUNTS = ['2', '10', '50'];

/**
 * Measures how the build grows: `npm run bench -- build 2 10 50` builds 2, 10 and 50 sites one after the other, and
 * prints the cost of one site.
 */
await orExplain(async () => {
  const asked = process.argv.slice(2);
  console.log('| sites | pages | s | s per site | ms per page | MB per site | kB per page |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const count of (asked.length > 0 ? asked : DEFAULT_COUNTS).map(Number)) {
    if (!Number.isInteger(count) || count < 1) throw new Error('npm run bench -- build 2 10 50');
    console.log(await measured(count));
  }
  rmSync(FOLDER, { recursive: true, force: true });
});

async function measured(count: number): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  let seconds = 0;
  let pages = 0;
  let bytes = 0;
  for (let index = 0; index < count; index++) {
    const outDir = join(FOLDER, String(index));
    const site = SITE_IDS[index % SITE_IDS.length] ?? 'fr';
    const start = performance.now();
    await buildSite({ site, tier: 'production', outDir, standIn: true });
    seconds += (performance.now() - start) / 1000;
    pages += globSync('**/*.html', { cwd: outDir }).length;
    // A compressed copy beside a file does not count as a second file.
    bytes += globSync('**/*.*', { cwd: outDir, exclude: ['**/*.br', '**/*.gz'] })
      .map((file) => statSync(join(outDir, file)).size)
      .reduce((sum, size) => sum + size, 0);
  }
  const cells = [
    count,
    pages,
    seconds.toFixed(0),
    (seconds / count).toFixed(1),
    ((1000 * seconds) / pages).toFixed(0),
    (bytes / count / 1e6).toFixed(2),
    (bytes / pages / 1000).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
