import { isWebview } from './webview.ts';

/** Whether the page is shown inside another: a frame of a parent window, or an app's webview that has our bridge (OD-13). */
export function isHosted(): boolean {
  return (
    isFramed() ||
    window.webkit?.messageHandlers?.close !== undefined ||
    window.Android?.postMessage !== undefined
  );
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
