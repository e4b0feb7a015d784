import { saveFile } from '#account/download.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { ownData, type Part } from './ownData.ts';
import { dataFileName } from './rules.ts';

export type Saved = { kind: 'complete' } | { kind: 'partial'; missing: readonly Part[] } | { kind: 'failed' };

/** Saves the customer's data as one file. When no part could be loaded there is no file. */
export async function saveDataFile(): Promise<Saved> {
  const { parts, missing } = await ownData();
  if (Object.keys(parts).length === 0) return { kind: 'failed' };
  const now = platform().now();
  const content = { created: new Date(now).toISOString(), brand: site.brand, missing, ...parts };
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  await saveFile(file, dataFileName(site.brand, now));
  return missing.length === 0 ? { kind: 'complete' } : { kind: 'partial', missing };
}
