import { readCookie } from '../cookies.ts';
import type { Platform, TextStore } from '../platform.ts';

/** A platform in memory for unit tests, which can read all that the code has written. */
export interface TestPlatform extends Platform {
  /** In epoch milliseconds. Tests set it. */
  clock: number;
  address: string;
  jar: Map<string, string>;
  /** The options of each cookie's last write. */
  written: Map<string, { days: number; domain?: string | undefined }>;
  /** Addresses for which the document was left. */
  gone: string[];
  reloads: number;
  reported: string[];
}

export function testPlatform(address = 'https://c.example.fr/fr/'): TestPlatform {
  const jar = new Map<string, string>();
  const written: TestPlatform['written'] = new Map();
  const platform: TestPlatform = {
    clock: Date.UTC(2026, 0, 15, 12),
    address,
    jar,
    written,
    gone: [],
    reloads: 0,
    reported: [],
    now: () => platform.clock,
    cookies: {
      read: (name) => readCookie([...jar].map(([key, value]) => `${key}=${value}`).join('; '), name),
      write(name, value, options) {
        jar.set(name, encodeURIComponent(value));
        written.set(name, options);
      },
      remove(name, options) {
        jar.delete(name);
        written.set(name, { days: 0, ...options });
      },
    },
    tab: textStore(),
    device: textStore(),
    location: () => new URL(platform.address),
    go: (url) => platform.gone.push(url),
    reload: () => ++platform.reloads,
    report: (what) => platform.reported.push(what),
  };
  return platform;
}

function textStore(): TextStore {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key),
    write(key, value) {
      stored.set(key, value);
      return true;
    },
    remove: (key) => stored.delete(key),
  };
}
