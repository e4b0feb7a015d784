/**
 * A script that is gone: most likely there has been a deploy, and a reload gets the pages of the new build (OD-11).
 * Imports nothing, and nobody imports it, so that it stands in the page itself and cannot be gone too.
 */

/** In the tab's storage: the build that it has already been reloaded for. */
const KEY = 'reloaded-build';

function reloadOnce(): void {
  const root = document.documentElement;
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  // Without a network a reload would put the browser's own error page in place of one that still says something.
  if ('leaving' in root.dataset || !navigator.onLine) return;
  try {
    if (sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
  } catch {
    // What cannot be remembered could become a loop.
    return;
  }
  // Whoever meets the failure as well leaves the page alone: it is on its way out.
  root.dataset.leaving = '';
  location.reload();
}

/** Each browser has its own words for an import that did not arrive; what fails in a module reads otherwise. */
function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && /import(?:ed|ing)/i.test(error.message);
}

addEventListener('vite:preloadError', reloadOnce);
addEventListener('astro:hydration-error', (event) => {
  if (event instanceof CustomEvent && isFailedImport((event.detail as { error: unknown }).error))
    reloadOnce();
});
// A script element's failure does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && new URL(target.src, location.href).origin === location.origin)
      reloadOnce();
  },
  true,
);
