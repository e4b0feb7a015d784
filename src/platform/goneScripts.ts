import type { PageState } from './rootData.ts';

/*
 * Acts when a script of the page is missing. Most likely there has been a deployment, and a reload fetches the pages of
 * the new build. This module imports no code and nobody imports it: Astro
 * then writes it into the HTML of each page, and it cannot be missing too.
 *
 * A page that is being left does not reload, because that would keep the customer from where they want to go.
 */

/** Key in the tab's storage. The value is the build for which the tab has been reloaded. */
const KEY = 'reloaded-build';

/** So long another document may take to come. Until then it is not known whether the page stays. */
const ARRIVES_MS = 15_000;

const state: PageState = (globalThis.accountPage ??= { gate: 'pending' });

function noteLeaving(): void {
  state.leaving ??= 'asked';
  setTimeout(() => delete state.leaving, ARRIVES_MS);
}

/** @returns whether the page is being left, by a reload too */
async function reloadOnce(): Promise<boolean> {
  if (state.leaving) {
    setTimeout(() => void reloadOrShowError(), ARRIVES_MS);
    return true;
  }
  const build = String(document.querySelector<HTMLMetaElement>('[name=build]')?.content);
  try {
    if (sessionStorage[KEY] === build) return false;
    // Other code that meets the failure sees this mark and does nothing.
    state.leaving = 'reload';
    // Without a network a reload would replace the page by the browser's own error page.
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    sessionStorage[KEY] = build;
    location.reload();
    return true;
  } catch {
    // Without a stored build the page could reload for ever.
    delete state.leaving;
    return false;
  }
}

/** Without start-up the page would stay a skeleton for ever: it shows an error, whose button reloads the page. */
async function reloadOrShowError(): Promise<void> {
  if ((await reloadOnce()) || state.gate !== 'pending') return;
  document.documentElement.dataset.gate = state.gate = 'unavailable';
  // Two scripts may be missing: the same function is added once.
  addEventListener('click', reloadAtRetry);
}

function reloadAtRetry({ target }: MouseEvent): void {
  if ((target as Element).closest('[data-retry-account]')) location.reload();
}

// Safari on iOS has no `beforeunload`, so links are watched, and code that leaves sends an event of its own.
addEventListener('beforeunload', noteLeaving);
addEventListener('leaving', noteLeaving);
addEventListener('click', ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as Element).closest('a[href]')) noteLeaving();
});
addEventListener('vite:preloadError', () => void reloadOnce());
addEventListener('start-failed', () => void reloadOrShowError());

/**
 * A script that is missing, that the browser cannot read, or that fails before the page is ready, at once or later: a
 * browser may lack what it needs.
 */
function noticeFailure({ target, filename, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): void {
  const place = filename ?? (reason as Partial<Error> | undefined)?.stack;
  const isEarly = state.ready === undefined && place?.includes('/_astro/');
  if (isEarly || (target as Partial<Element>).matches?.('script[src^="/_astro/"]')) void reloadOrShowError();
}

// The error event of a script element does not bubble, and is seen while it is captured.
addEventListener('error', noticeFailure, true);
addEventListener('unhandledrejection', noticeFailure);
