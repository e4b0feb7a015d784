import type { RootData } from './rootData.ts';

/**
 * A script that is gone: most likely there has been a deploy, and a reload gets the pages of the new build (OD-11).
 * Imports nothing, and nobody imports it, so that it stands in the page itself and cannot be gone too.
 */

/** In the tab's storage: the build that it has already been reloaded for. */
const KEY = 'reloaded-build';

const root: RootData = document.documentElement.dataset;

/** @returns whether the page is on its way out */
function reloadOnce(): boolean {
  if (root.leaving !== undefined) return true;
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  // Without a network a reload would put the browser's own error page in place of one that still says something.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    // What cannot be remembered could become a loop.
    return false;
  }
  // Whoever meets the failure as well leaves the page alone: it is on its way out.
  root.leaving = '';
  location.reload();
  return true;
}

/** A page that start-up never comes to would wait for ever: it says so, and its button opens it once more. */
function reloadOrSay(): void {
  if (reloadOnce() || root.gate !== 'pending') return;
  root.gate = 'unavailable';
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry-account]')) location.reload();
  });
}

/** Each browser has its own words for an import that did not arrive; what fails in a module reads otherwise. */
function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && /import(?:ed|ing)/i.test(error.message);
}

addEventListener('vite:preloadError', reloadOrSay);
addEventListener('astro:hydration-error', (event) => {
  if (event instanceof CustomEvent && isFailedImport((event.detail as { error: unknown }).error))
    reloadOnce();
});
// A script element's failure does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && new URL(target.src, location.href).origin === location.origin)
      reloadOrSay();
  },
  true,
);
