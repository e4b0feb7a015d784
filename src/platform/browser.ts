import { cookieText, readCookie } from './cookies.ts';
import { note } from './noted.ts';
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

/** Even reading the property throws in a frame whose storage is denied, so that each access is guarded. */
function textStore(storage: () => Storage): TextStore {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // A denied storage holds nothing to remove.
      }
    },
  };
}

export const browserPlatform: Platform = {
  now: () => Date.now(),
  cookies,
  tab: textStore(() => sessionStorage),
  device: textStore(() => localStorage),
  location: () => new URL(location.href),
  go: (url) => location.assign(url),
  reload: () => location.reload(),
  report(what, error) {
    console.error(what, error);
    note({ kind: 'reported', name: what, error });
  },
};
