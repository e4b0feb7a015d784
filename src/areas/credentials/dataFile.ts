import { saveFile } from '#account/download.ts';
import { asCustomer } from '#account/load.ts';
import { fileName } from '#i18n/folded.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { ownData, type Part } from './ownData.ts';

export type Saved = { kind: 'complete' } | { kind: 'partial'; missing: readonly Part[] } | { kind: 'failed' };

/** Saves the customer's data as one file. When no part could be loaded there is no file. */
export async function saveDataFile(): Promise<Saved> {
  const isThere = asCustomer();
  const { parts, missing } = await ownData();
  if (Object.keys(parts).length === 0 || !isThere()) return { kind: 'failed' };
  const created = new Date(platform().now()).toISOString();
  const content = { created, brand: site.brand, missing, ...parts };
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  await saveFile(file, `${fileName(`${site.brand} ${created.slice(0, 10)}`)}.json`);
  return missing.length === 0 ? { kind: 'complete' } : { kind: 'partial', missing };
}
