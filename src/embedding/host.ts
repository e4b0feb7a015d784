import { addressees, isListed } from './origins.ts';

/** Messages to the host (docs/decisions.md#bridge-messages). */
export type HostMessage = 'close' | 'logout' | 'refresh-login';

/** A file that an app shows or saves. Its webview can do neither with a blob (docs/decisions.md#bridge-messages). */
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

/** Sets the origins that may frame this page and receive messages (docs/decisions.md#trusted-host-lists). */
export function trustParents(origins: readonly string[]): void {
  parents = origins;
}

/** Sends a message to the parent window and to the app. Does nothing on a page without a host. */
export function tellHost(type: HostMessage): void {
  const message = { type };
  tellApp(message);
  if (window.parent === window) return;
  for (const origin of addressees(parentOrigin(), parents)) window.parent.postMessage(message, origin);
}

/** @returns undefined in a browser that does not say which page frames this one */
function parentOrigin(): string | undefined {
  // The types say that every browser has it. Older versions of Firefox do not.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0];
}

/** Listens to messages of the parent window. Messages of other windows and malformed messages are ignored. */
export function onParentMessage(listener: (type: 'logout' | 'refresh-login') => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || !isListed(origin, parents)) return;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'logout' || data.type === 'refresh-login') listener(data.type);
  });
}

/**
 * Whether an app takes files. An Android app has one interface for all messages and cannot tell which ones it knows;
 * its webview could not save the file in another way. A parent window is in a browser, which can open a tab for the
 * file.
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
