import { cookieText, readCookie } from './cookies.ts';
import type { CookieJar, Platform, TextStore } from './platform.ts';

const cookies: CookieJar = {
  read: (name) => readCookie(document.cookie, name),
  write(name, value, options) {
    document.cookie = cookieText(name, value, { ...options, secure: location.protocol === 'https:' });
  },
  remove(name, options) {
    this.write(name, '', { days: -1, domain: options?.domain });
  },
};

/** Touching `sessionStorage` throws where a frame's storage is denied, so each access is guarded. */
const tab: TextStore = {
  read(key) {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing could be written there either.
    }
  },
};

export const browserPlatform: Platform = {
  now: () => Date.now(),
  cookies,
  tab,
  location: () => new URL(location.href),
  go: (url) => location.assign(url),
  reload: () => location.reload(),
  report: (what, error) => console.error(what, error),
};
