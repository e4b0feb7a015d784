import { giveHostFile, hostTakesFiles } from '#embedding/host.ts';
import { isWebview } from '#embedding/webview.ts';
import { failureOf } from '#http/errors.ts';
import { platform } from '#platform/platform.ts';
import { elsewhereToast, failureToast, show, takeBack } from './toasts/store.ts';

/** Every browser has begun the download by then. */
const REVOKE_MS = 60_000;

/** A file that is fetched when the customer asks for it. */
export interface Download {
  /** Name of the downloaded file, as in `invoice-INV1.pdf`. */
  name: string;
  ask: () => Promise<Blob>;
}

/** Where a file has been opened. */
export type OpenedFile =
  | { kind: 'tab' }
  | { kind: 'host' }
  /** The browser refuses a tab. The download has begun, and the page shows a link to `href` beside it. */
  | { kind: 'link'; href: string }
  /** A toast has a link to this page in the browser. */
  | { kind: 'elsewhere' }
  /** A toast tells the customer about the failure. */
  | { kind: 'failed' };

/**
 * Shows a file in a new tab. Where the browser refuses a tab, it downloads the file. In an app it gives the file to the
 * app, or shows a link to this page in the browser, since blob addresses do not work there.
 *
 * Call this in the click itself: browsers block a tab that is opened later. The tab opens before the request and closes
 * when the request fails.
 * @param waiting text of the tab until the file is there
 */
export async function openFile({ name, ask }: Download, waiting: string): Promise<OpenedFile> {
  if (!canHaveFiles()) return sendElsewhere();
  const tab = hostTakesFiles() ? undefined : openTab(waiting);
  try {
    const file = await ask();
    takeBack(name);
    if (hostTakesFiles()) return await give(file, name);
    // Never revoked: the tab's viewer fetches the file again when the customer saves or reloads it.
    const href = URL.createObjectURL(file);
    if (tab) {
      tab.location.replace(href);
      return { kind: 'tab' };
    }
    startDownload(href, name);
    return { kind: 'link', href };
  } catch (error) {
    tab?.close();
    const failure = failureOf(error);
    // The texts of the other failures say what the customer can do. For these two the file's own text says more.
    const own = failure.kind === 'status' || failure.kind === 'malformed' ? 'file' : undefined;
    show(failureToast(failure, own), name);
    return { kind: 'failed' };
  }
}

/** Gives a file to the app around the page, or downloads it. */
export async function saveFile(file: Blob, name: string): Promise<void> {
  if (!canHaveFiles()) {
    sendElsewhere();
    return;
  }
  if (hostTakesFiles()) {
    await give(file, name);
    return;
  }
  const href = URL.createObjectURL(file);
  startDownload(href, name);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}

/** In an app's webview without a bridge for files, neither tabs nor downloads of blobs do anything. */
function canHaveFiles(): boolean {
  return hostTakesFiles() || !isWebview(navigator.userAgent);
}

/**
 * Shows a link to this page in the browser, an `https:` address without a token. The customer signs in and gets the
 * file there.
 */
function sendElsewhere(): { kind: 'elsewhere' } {
  show(elsewhereToast(platform().location().href));
  return { kind: 'elsewhere' };
}

/** @returns undefined when the browser refuses a tab */
function openTab(waiting: string): Window | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return tab;
}

function startDownload(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

async function give(file: Blob, name: string): Promise<{ kind: 'host' }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  giveHostFile({ name, mime: file.type, base64 });
  return { kind: 'host' };
}
