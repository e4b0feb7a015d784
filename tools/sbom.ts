import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SITE_IDS } from '#sites/sites.ts';
import { orExplain } from './explain.ts';
import { buildOf } from './doctor/pages.ts';
import { SITES_FOLDER } from './folders.ts';

/** The part of a bill of materials in CycloneDX 1.5 that is read or changed here. */
interface Component {
  name: string;
  version: string;
  scope?: string;
}

export interface Bom {
  metadata: { component: Component };
  components: Component[];
}

/** The heading of a package in `licences.txt`, such as `react 19.3.1 (MIT)`. */
const HEADING = /^((?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S*) \([^)]+\)$/gm;

const LOCKED = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
/** Bytes. npm's bill of all locked packages has less than one million. */
const MOST_BYTES = 64 * 1024 * 1024;

/** `npm run sbom` writes the software bill of materials of each site that `npm run build` has built. */
if (import.meta.main)
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

/** The packages of which the scripts of an export are made, each as `react 19.3.1`. */
export function shippedIn(licences: string): string[] {
  return [...licences.matchAll(HEADING)].map(([, heading = '']) => heading);
}

/**
 * The bill of materials of a release. A component is `required` where customers download some of it, and `excluded`
 * where it only builds or tests the pages, as CycloneDX defines these scopes.
 * @param bom of all locked packages, as npm writes it
 * @param shipped as `shippedIn` reads it
 * @throws where a shipped package is not locked
 */
export function billOf(
  bom: Bom,
  shipped: readonly string[],
  { name, release }: { name: string; release: string },
): Bom {
  const locked = new Set(bom.components.map(nameOf));
  const unknown = shipped.filter((one) => !locked.has(one));
  if (unknown.length > 0) throw new Error(`Not in package-lock.json: ${unknown.join(', ')}`);
  return {
    ...bom,
    // npm takes the name of the folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name, version: release } },
    components: bom.components.map((component) => ({
      ...component,
      scope: shipped.includes(nameOf(component)) ? 'required' : 'excluded',
    })),
  };
}

function nameOf({ name, version }: Component): string {
  return `${name} ${version}`;
}
