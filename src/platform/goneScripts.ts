import type { RootData } from './rootData.ts';

/*
 * Acts when a script of the page is missing. Most likely there has been a deployment, and a reload fetches the pages of
 * the new build (`docs/decisions.md#reload-after-deploy`). This module imports no code and nobody imports it: Astro
 * then writes it into the HTML of each page, and it cannot be missing too.
 */

/** Key in the tab's storage. The value is the build for which the tab has been reloaded. */
const KEY = 'reloaded-build';

const root: RootData = document.documentElement.dataset;

/** @returns whether a reload is under way */
function reloadOnce(): boolean {
  if (root.leaving !== undefined) return true;
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  // Without a network a reload would replace the page by the browser's own error page.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    // Without a stored build the page could reload for ever.
    return false;
  }
  // Other code that meets the failure sees this mark and does nothing.
  root.leaving = '';
  location.reload();
  return true;
}

/** Without start-up the page would stay a skeleton for ever: it shows an error, whose button reloads the page. */
function reloadOrShowError(): void {
  if (reloadOnce() || root.gate !== 'pending') return;
  root.gate = 'unavailable';
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry-account]')) location.reload();
  });
}

/** Each browser words the failure of an import differently. An error that a module throws has other words. */
function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && /import(?:ed|ing)/i.test(error.message);
}

addEventListener('vite:preloadError', reloadOrShowError);
addEventListener('astro:hydration-error', (event) => {
  if (event instanceof CustomEvent && isFailedImport((event.detail as { error: unknown }).error))
    reloadOnce();
});
// The error event of a script element does not bubble, and is seen while it is captured.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && new URL(target.src, location.href).origin === location.origin)
      reloadOrShowError();
  },
  true,
);
