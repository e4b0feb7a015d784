import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package of which the scripts of an export contain something. */
interface ShippedPackage {
  name: string;
  version: string;
  /** As SPDX names it, such as `MIT`. */
  licence: string;
  /** The licence as the package ships it. */
  text: string;
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;

/**
 * The names of the packages of which scripts are made.
 * @param sources the files that source maps name
 */
export function packageNames(sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))].sort();
}

/**
 * The file `licences.txt` of an export. The MIT licence asks that its notice travels with the code, and the build
 * removes comments.
 */
export async function licencesFile(sources: readonly string[], modules = 'node_modules'): Promise<string> {
  const packages = await Promise.all(packageNames(sources).map((name) => readPackage(join(modules, name))));
  return packages
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Throws for a package without a licence: nobody may then ship it. */
async function readPackage(folder: string): Promise<ShippedPackage> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  if (license === undefined || file === undefined) throw new Error(`The package ${name} names no licence.`);
  return { name, version, licence: license, text: await readFile(join(folder, file), 'utf8') };
}
