import { BRIDGE_VERSION, type Hello, type HostFile, type HostMessage, type ToHost } from './messages.ts';
import { attempt } from '#platform/platform.ts';
import { addressees, isListed } from './origins.ts';

type IosHandlers = Record<string, { postMessage(body: unknown): void } | undefined>;

declare global {
  interface Window {
    webkit?: { messageHandlers?: IosHandlers };
    Android?: { postMessage?(body: string): void; hello?(body: string): void };
  }
}

let parents: readonly string[] = [];

/** Sets the origins that may frame this page and receive messages (docs/decisions.md#trusted-host-lists). */
export function trustParents(origins: readonly string[]): void {
  parents = origins;
}

/**
 * Sends a message to the parent window and to the app. Does nothing on a page without a host. What an app throws must
 * keep nobody from signing out.
 */
export function tellHost(type: HostMessage): void {
  const message: ToHost = { type };
  attempt(() => tellApp(message));
  if (window.parent === window) return;
  for (const origin of addressees(parentOrigin(), parents)) window.parent.postMessage(message, origin);
}

/** @returns undefined in a browser that does not say which page frames this one */
export function parentOrigin(): string | undefined {
  // The types say that every browser has it. Older versions of Firefox do not.
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0];
}

export const HELLO: Hello = {
  type: 'hello',
  version: BRIDGE_VERSION,
  sends: ['close', 'logout', 'refresh-login', 'download'],
  takes: ['logout', 'refresh-login', 'hello'],
};

/**
 * Says hello to a host that knows the message: an app that takes `hello`, and a parent window that asks. Apps that were
 * built before it hear nothing, since some of them sign in at every message that they do not know.
 */
export function greetHost(): void {
  greetApp();
  onMessage((type, origin) => {
    if (type === 'hello') window.parent.postMessage(HELLO, origin);
  });
}

export function greetApp(): void {
  attempt(() => {
    window.webkit?.messageHandlers?.hello?.postMessage(HELLO);
    window.Android?.hello?.(JSON.stringify(HELLO));
  });
}

/** Listens to messages of the parent window. Messages of other windows and malformed messages are ignored. */
export function onParentMessage(listener: (type: 'logout' | 'refresh-login') => void): void {
  onMessage((type) => {
    if (type === 'logout' || type === 'refresh-login') listener(type);
  });
}

function onMessage(listener: (type: unknown, origin: string) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || !isListed(origin, parents)) return;
    if (typeof data === 'object' && data !== null && 'type' in data) listener(data.type, origin);
  });
}

/** @throws what the app throws */
export function giveHostFile(file: HostFile): void {
  tellApp({ type: 'download', ...file });
}

function tellApp(message: ToHost): void {
  window.webkit?.messageHandlers?.[message.type]?.postMessage(message);
  window.Android?.postMessage?.(JSON.stringify(message));
}
