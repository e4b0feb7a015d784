import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SITE_IDS } from '#sites/sites.ts';
import { orExplain } from './explain.ts';
import { buildOf } from './doctor/pages.ts';
import { SITES_FOLDER } from './folders.ts';
import { billOf, shippedIn, type Bom } from './sbomRules.ts';

const LOCKED = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
/** Bytes. npm's bill of all locked packages has less than one million. */
const MOST_BYTES = 64 * 1024 * 1024;

/** `npm run sbom` writes the software bill of materials of each site that `npm run build` has built. */
await orExplain(async () => {
  const built = SITE_IDS.filter((site) => existsSync(`${SITES_FOLDER}/${site}/licences.txt`));
  if (built.length === 0) throw new Error(`${SITES_FOLDER} holds no site: npm run build`);
  const { stdout } = await promisify(execFile)('npm', LOCKED, { maxBuffer: MOST_BYTES });
  const locked = JSON.parse(stdout) as Bom;
  for (const site of built) {
    const folder = `${SITES_FOLDER}/${site}`;
    const release = buildOf(await readFile(`${folder}/index.html`, 'utf8'));
    if (release === undefined) throw new Error(`The pages of ${folder} name no release.`);
    const shipped = shippedIn(await readFile(`${folder}/licences.txt`, 'utf8'));
    const bill = billOf(locked, shipped, { name: `account-${site}`, release });
    await mkdir(`${SITES_FOLDER}/sbom/${site}`, { recursive: true });
    const path = `${SITES_FOLDER}/sbom/${site}/${release}.cdx.json`;
    await writeFile(path, JSON.stringify(bill, null, 2));
    console.log(
      `Wrote ${path}: ${String(shipped.length)} of ${String(locked.components.length)} packages ship.`,
    );
  }
});
