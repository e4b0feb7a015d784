import { addressees, isListed } from './origins.ts';

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

let parents: readonly string[] = [];

/** Which pages may frame this one and be told (OD-12). */
export function trustParents(origins: readonly string[]): void {
  parents = origins;
}

/** Tells whichever host there is; on a page of its own nobody, without an error (O-07, O-08). */
export function tellHost(type: HostMessage): void {
  const message = { type };
  tellApp(message);
  if (window.parent === window) return;
  for (const origin of addressees(parentOrigin(), parents)) window.parent.postMessage(message, origin);
}

/** Not every browser tells it. Inside a frame of this site, as for silent renewal, the parent is this site. */
function parentOrigin(): string | undefined {
  // Firefox has it only lately, against what the types say.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0];
}

/** What the window around this one tells: `logout` and `refresh-login`. From elsewhere, or malformed, it is dropped (OD-12). */
export function onParentMessage(listener: (type: 'logout' | 'refresh-login') => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || !isListed(origin, parents)) return;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'logout' || data.type === 'refresh-login') listener(data.type);
  });
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
