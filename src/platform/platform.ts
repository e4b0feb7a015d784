/**
 * What the browser gives us and tests replace: clock, storage, navigation.
 * Rules never use it; stores and the shell do, so that they run without a browser and a webview's
 * differences enter in one place.
 */
export interface Platform {
  /** Epoch milliseconds. */
  now(): number;
  cookies: CookieJar;
  /** Survives a reload of this tab. Reading what is not there, or may not be read, gives undefined. */
  tab: TextStore;
  /** Survives the tab, on this device, until it is removed. */
  device: TextStore;
  location(): URL;
  /** Leaves the document. */
  go(url: string): void;
  reload(): void;
  /** For the developer who looks at the console; never shown, never with a token in it. */
  report(what: string, error: unknown): void;
}

export interface CookieJar {
  read(name: string): string | undefined;
  /** `days` as in the specification's cookie helper: one hour is 1/24. Path is always `/`. */
  write(name: string, value: string, options: { days: number; domain?: string | undefined }): void;
  remove(name: string, options?: { domain?: string | undefined }): void;
}

export interface TextStore {
  read(key: string): string | undefined;
  /** False where the browser refuses to store (private mode, partitioned frame, full). */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

let current: Platform | undefined;

/** The running platform. The browser's is installed by `platform/browser.ts`; tests install their own. */
export function platform(): Platform {
  if (!current) throw new Error('No platform is installed');
  return current;
}

export function installPlatform(next: Platform): void {
  current = next;
}
