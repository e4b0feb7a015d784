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

let current: Platform | undefined;

/** The installed platform: the browser's (`platform/browser.ts`), or a test's. */
export function platform(): Platform {
  if (!current) throw new Error('No platform is installed');
  return current;
}

export function installPlatform(next: Platform): void {
  current = next;
}
