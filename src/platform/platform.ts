/**
 * What the browser provides and tests replace: clock, storage, navigation. Stores and the shell use it, so that they
 * run without a browser and the differences of webviews are handled in one place. Rules never use it.
 */
export interface Platform {
  /** Epoch milliseconds. */
  now(): number;
  cookies: CookieJar;
  /** Survives a reload of this tab. */
  tab: TextStore;
  /** Survives the tab, on this device, until it is removed. */
  device: TextStore;
  location(): URL;
  /** Leaves the document. */
  go(url: string): void;
  reload(): void;
  /**
   * Writes to the console, for developers, and notes the failure for the site's endpoint (`reports/`). `what` is fixed
   * text of the code, never something of the customer or of an answer.
   */
  report(what: string, error: unknown): void;
}

export interface CookieJar {
  read(name: string): string | undefined;
  /** `days` is a fraction for less than a day: 1/24 is one hour. The path is always `/`. */
  write(name: string, value: string, options: { days: number; domain?: string | undefined }): void;
  remove(name: string, options?: { domain?: string | undefined }): void;
}

export interface TextStore {
  /** @returns undefined for a key that is not stored or may not be read */
  read(key: string): string | undefined;
  /** @returns false when the browser refuses to store: private mode, a partitioned frame, a full storage */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * What an optional part of the browser gives. Even looking at one may throw: in a frame whose storage is denied, under a
 * policy, in a webview.
 * @returns undefined where it throws
 */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Whether a media query matches; not where the browser cannot say. */
export function matches(query: string): boolean {
  return attempt(() => matchMedia(query).matches) ?? false;
}

/**
 * Writes an entry of the tab's history. Browsers refuse after a hundred of them in half a minute.
 * @returns whether it was written
 */
export function writeEntry(state: unknown, url?: string | URL, how: 'push' | 'replace' = 'replace'): boolean {
  const write = (): boolean => {
    history[`${how}State`](state, '', url);
    return true;
  };
  return attempt(write) ?? false;
}

/** A UUID of version 4. Browsers have `crypto.randomUUID` on pages with https only. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

let current: Platform | undefined;

/** The installed platform: the browser's (`platform/browser.ts`), or a test's. */
export function platform(): Platform {
  if (!current) throw new Error('No platform is installed');
  return current;
}

export function installPlatform(next: Platform): void {
  current = next;
}
