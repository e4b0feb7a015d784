import { fileWay } from '#embedding/environment.ts';
import { openWindow } from '#embedding/openWindow.ts';
import { CallError, isOfNetwork } from '#http/errors.ts';
import { give, sendElsewhere, startDownload } from './download.ts';
import { asCustomer, onReset } from './load.ts';
import type { Toast } from './toasts/rules.ts';
import { errorToast, failureToast, show, takeBack } from './toasts/store.ts';

/** A file that is fetched when the customer asks for it. */
export interface Download {
  /** Name of the downloaded file, as in `invoice-INV1.pdf`. */
  name: string;
  ask: () => Promise<Blob>;
}

/** Where a file has been opened. Beside its button the page keeps a link to `href`, which no blocker closes. */
export type OpenedFile =
  /** In a tab, which the customer may have closed. */
  | { kind: 'tab'; href: string }
  | { kind: 'host' }
  /** There is no tab, and the download has begun. */
  | { kind: 'link'; href: string }
  /** A toast has a link to this page in the browser. */
  | { kind: 'elsewhere' }
  /** A toast tells the customer about the failure, unless they have gone meanwhile. */
  | { kind: 'failed' };

/**
 * Shows a file in a new tab. Where the browser refuses a tab, it downloads the file. `fileWay` says what an app and the
 * home screen do.
 *
 * Call this in the click itself: browsers block a tab that is opened later. The tab opens before the request and closes
 * when the request fails.
 * @param waiting text of the tab until the file is there
 */
export async function openFile({ name, ask }: Download, waiting: string): Promise<OpenedFile> {
  const way = fileWay();
  if (way === 'elsewhere') return sendElsewhere();
  const tab = way === 'tab' ? openTab(waiting) : undefined;
  const isThere = asCustomer();
  try {
    const file = await ask();
    if (!isThere()) throw new Error('The customer has gone');
    takeBack(name);
    if (way === 'app') return await give(file, name);
    // The tab's viewer fetches the file again when the customer saves or reloads it.
    const href = URL.createObjectURL(file);
    onReset(() => closeFile(href, tab));
    if (tab) {
      // Where it has been closed meanwhile this does nothing, and the link remains.
      tab.location.replace(href);
      return { kind: 'tab', href };
    }
    startDownload(href, name);
    return { kind: 'link', href };
  } catch (error) {
    tab?.close();
    if (!isThere()) return { kind: 'failed' };
    show(toastOf(error), name);
    return { kind: 'failed' };
  }
}

/** The texts of some failures say what the customer can do. For any other one the file's own text says more. */
function toastOf(error: unknown): Toast {
  if (!(error instanceof CallError)) return errorToast('file');
  const { failure } = error;
  if (isOfNetwork(failure) || failure.kind === 'session') return failureToast(failure);
  const isGone = failure.kind === 'status' && [404, 410].includes(failure.status);
  return errorToast(isGone ? 'fileGone' : 'file');
}

/** The customer has gone. A tab that they have led elsewhere since is theirs. */
function closeFile(href: string, tab: Window | undefined): void {
  URL.revokeObjectURL(href);
  try {
    if (tab?.location.href === href) tab.close();
  } catch {
    // Of another origin by now.
  }
}

/** @returns undefined when the browser refuses a tab */
function openTab(waiting: string): Window | undefined {
  const tab = openWindow();
  if (!tab) return undefined;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return tab;
}
