import { isWebview } from './webview.ts';

/** Whether the page is shown inside another, as `markHosted.ts` has found out. */
export function isHosted(): boolean {
  return document.documentElement.dataset.hosted !== undefined;
}

/**
 * Whether a sign-in here is the host's: providers refuse to be framed, and some refuse the webviews of apps, which
 * they know, as we do, by what a webview calls itself.
 */
export function hostSignsIn(): boolean {
  return isFramed() || (isHosted() && isWebview(navigator.userAgent));
}

export function isFramed(): boolean {
  return window.parent !== window;
}
