import { isHosted } from '#platform/rootData.ts';
import { isWebview } from './webview.ts';

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
