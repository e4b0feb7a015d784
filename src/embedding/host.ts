/** What the host is told (OD-13). */
export type HostMessage = 'close' | 'logout' | 'refresh-login';

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
  window.webkit?.messageHandlers?.[type]?.postMessage(message);
  window.Android?.postMessage?.(JSON.stringify(message));
  if (window.parent === window) return;
  // Only the one that really is the parent receives it: the browser compares the origin.
  for (const origin of parentOrigins) window.parent.postMessage(message, origin);
}
