import { giveHostFile, hostTakesFiles } from '#embedding/host.ts';
import { isWebview } from '#embedding/webview.ts';
import { toCallError } from '#http/errors.ts';
import { platform } from '#platform/platform.ts';
import { announceElsewhere, announceFailure } from './toasts/store.ts';

/** Long enough for any browser to have begun the download. */
const REVOKE_MS = 60_000;

/** A file that the customer may ask for. */
export interface Download {
  /** Where it is kept: `invoice-INV1.pdf`. */
  name: string;
  ask: () => Promise<Blob>;
}

export type Delivery =
  | { kind: 'tab' }
  | { kind: 'host' }
  /** No tab may show it: it is being downloaded, and `href` is for who has missed that. */
  | { kind: 'link'; href: string }
  /** A toast has a link to this page in the browser. */
  | { kind: 'elsewhere' }
  /** A toast says so. */
  | { kind: 'failed' };

/**
 * Shows a file in a new tab; where the browser refuses one, as a download; in an app, by its bridge, or with a link
 * to the browser (SP-52).
 * To be called in the click itself: any later, a browser takes the tab for a pop-up. It opens before the request,
 * and is gone again when that fails (H-21).
 * @param waiting what the tab says until the file is there
 */
export async function openFile({ name, ask }: Download, waiting: string): Promise<Delivery> {
  if (!canHaveFiles()) return sendElsewhere();
  const tab = hostTakesFiles() ? undefined : openTab(waiting);
  try {
    const file = await ask();
    if (hostTakesFiles()) return await give(file, name);
    // For good: the tab's viewer asks for it again when the customer keeps or reloads it.
    const href = URL.createObjectURL(file);
    if (tab) {
      tab.location.replace(href);
      return { kind: 'tab' };
    }
    startDownload(href, name);
    return { kind: 'link', href };
  } catch (error) {
    tab?.close();
    const { failure } = toCallError(error, name);
    // These say what to do about it; the rest is better told by what is missing.
    const own = failure.kind === 'status' || failure.kind === 'malformed' ? 'file' : undefined;
    announceFailure(failure, own);
    return { kind: 'failed' };
  }
}

/** Hands over a file to be kept, not looked at: to the app around the page, else as a download. */
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

/** In an app's webview without a bridge for files neither tabs nor downloads of blobs do anything. */
function canHaveFiles(): boolean {
  return hostTakesFiles() || !isWebview(navigator.userAgent);
}

/** By an `https:` address that holds no token: the browser asks for the file itself, once the customer is signed in. */
function sendElsewhere(): { kind: 'elsewhere' } {
  announceElsewhere(platform().location().href);
  return { kind: 'elsewhere' };
}

/** Undefined where the browser refuses. */
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
