/** What the host is told (OD-13). */
export type HostMessage = 'close' | 'logout' | 'refresh-login';

/** A file for the host to show or to keep, since an app's webview can do neither with a blob (OD-13). */
export interface HostFile {
  name: string;
  mime: string;
  base64: string;
}

type IosHandlers = Record<string, { postMessage(body: unknown): void } | undefined>;

declare global {
  interface Window {
    webkit?: { messageHandlers?: IosHandlers };
    Android?: { postMessage?(body: string): void };
  }
}

let parentOrigins: readonly string[] = [];

/** Which pages may frame this one and be told (OD-12). */
export function trustParents(origins: readonly string[]): void {
  parentOrigins = origins;
}

/** Tells whichever host there is; on a page of its own nobody, without an error (O-07, O-08). */
export function tellHost(type: HostMessage): void {
  const message = { type };
  tellApp(message);
  if (window.parent === window) return;
  // Only the one that really is the parent receives it: the browser compares the origin.
  for (const origin of parentOrigins) window.parent.postMessage(message, origin);
}

/**
 * Whether an app takes files. One on Android cannot say: it has one interface for all messages, and without it
 * the file would go nowhere either. A parent window is a browser's, which can open a tab.
 */
export function hostTakesFiles(): boolean {
  return window.webkit?.messageHandlers?.download !== undefined || window.Android?.postMessage !== undefined;
}

export function giveHostFile(file: HostFile): void {
  tellApp({ type: 'download', ...file });
}

function tellApp(message: { type: string }): void {
  window.webkit?.messageHandlers?.[message.type]?.postMessage(message);
  window.Android?.postMessage?.(JSON.stringify(message));
}
