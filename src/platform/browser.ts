import { attempt } from './platform.ts';
import { cookieText, readCookie } from './cookies.ts';
import { note } from './noted.ts';
import type { CookieJar, Platform, TextStore } from './platform.ts';

const cookies: CookieJar = {
  read: (name) => readCookie(attempt(() => document.cookie) ?? '', name),
  write(name, value, options) {
    const text = cookieText(name, value, { ...options, secure: location.protocol === 'https:' });
    attempt(() => (document.cookie = text));
  },
  remove(name, options) {
    this.write(name, '', { days: -1, domain: options?.domain });
  },
};

function textStore(storage: () => Storage): TextStore {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? undefined,
    write: (key, value) =>
      attempt(() => {
        storage().setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
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
