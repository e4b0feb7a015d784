import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site, Tier } from '../sites/site.ts';
import type { HeaderRule } from './headers.ts';
import { nginxConf } from './nginxConf.ts';
import { nginxValues } from './nginxValues.ts';

/** Beside the exports, never inside one: what lies in an export is uploaded and public. */
const HOSTING = 'hosting';

/** The configuration for nginx of an export: `dist/hosting/fr/nginx.conf` of `dist/fr`. */
export function nginxConfPath(folder: string, site: Pick<Site, 'id'>): string {
  return join(folder, '..', HOSTING, site.id, 'nginx.conf');
}

/**
 * Writes what configures a host, with the values of the variables `NGINX_*`.
 * @param folder of the export
 * @returns the path of the file
 */
export async function writeHosting(
  folder: string,
  { site, tier }: { site: Site; tier: Tier },
  rules: readonly HeaderRule[],
): Promise<string> {
  const path = nginxConfPath(folder, site);
  await mkdir(join(path, '..'), { recursive: true });
  // For hosts that are set up by a program: deploy/aws/main.tf reads it.
  await writeFile(join(path, '..', 'headers.json'), JSON.stringify(rules, null, 2));
  await writeFile(path, nginxConf(rules, site, nginxValues(site, tier, process.env)));
  return path;
}
