import { fileWay } from '#embedding/environment.ts';
import { giveHostFile } from '#embedding/host.ts';
import { platform } from '#platform/platform.ts';
import { asCustomer } from './load.ts';
import { elsewhereToast, show } from './toasts/store.ts';

/** Every browser has begun the download by then. */
const REVOKE_MS = 60_000;

/**
 * Gives a file to the app around the page, or downloads it, unless the customer goes before it is made.
 * @returns the way that the file has gone; undefined where the customer has
 */
export async function saveFile(
  making: Blob | Promise<Blob>,
  name: string,
): Promise<ReturnType<typeof fileWay> | undefined> {
  const isThere = asCustomer();
  const file = await making;
  if (!isThere()) return undefined;
  const way = fileWay();
  if (way === 'elsewhere') sendElsewhere();
  else if (way === 'app') await give(file, name);
  else download(file, name);
  return way;
}

function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  startDownload(href, name);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}

/**
 * Shows a link to this page in the browser, an `https:` address without a token. The customer signs in and gets the
 * file there.
 */
export function sendElsewhere(): { kind: 'elsewhere' } {
  show(elsewhereToast(platform().location().href));
  return { kind: 'elsewhere' };
}

export function startDownload(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

export async function give(file: Blob, name: string): Promise<{ kind: 'host' }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  giveHostFile({ name, mime: file.type, base64 });
  return { kind: 'host' };
}
