import { isHosted } from '#platform/rootData.ts';
import { isWebview } from './webview.ts';

/**
 * Whether the host has to sign the customer in. Providers refuse to be framed, and some refuse the webviews of apps,
 * which they recognise by the user agent, as this function does.
 */
export function hostSignsIn(): boolean {
  return isFramed() || (isHosted() && isWebview(navigator.userAgent));
}

export function isFramed(): boolean {
  return window.parent !== window;
}
