import { isHosted } from '#platform/rootData.ts';

/*
 * What is around the page: a frame, an app with or without a bridge, the home screen, a browser. Every other module asks
 * this one. Only `markHosted.ts`, which imports no code, looks for a frame and a bridge itself.
 */

declare global {
  interface Navigator {
    /** On iOS: whether the page was opened from the home screen. */
    standalone?: boolean;
  }
}

/**
 * Whether the host has to sign the customer in. Providers refuse to be framed, and some refuse the webviews of apps,
 * which they recognise by the user agent.
 */
export function hostSignsIn(): boolean {
  return isFramed() || (isHosted() && isWebview());
}

export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * What can be done with a file:
 * - `app`: the app around the page takes it. An Android app has one interface for all messages and cannot tell which
 *   ones it knows.
 * - `elsewhere`: nothing. In a webview without a bridge for files, tabs and blob addresses do nothing.
 * - `download`: on the home screen of iOS a tab stays white, since it is another app's.
 * - `tab`: every other browser, a frame included.
 */
export function fileWay(): 'app' | 'elsewhere' | 'download' | 'tab' {
  if (window.webkit?.messageHandlers?.download !== undefined || window.Android?.postMessage !== undefined)
    return 'app';
  if (isWebview()) return 'elsewhere';
  return navigator.standalone ? 'download' : 'tab';
}

/** Webviews do not print, and do not say so. */
export function canPrint(): boolean {
  return ['download', 'tab'].includes(fileWay());
}

/**
 * Webviews on Android say `; wv`, and so does Opera Mini, a whole browser. Browsers on Apple's devices say `Safari/` with
 * a number behind another, also those that are not Safari; webviews do not, and neither does the home screen, which has
 * a mark of its own.
 */
function isWebview(): boolean {
  const { userAgent, standalone } = navigator;
  if (/;\s*wv\)(?!.*OPR)/.test(userAgent)) return true;
  return !standalone && /iP[aho]|Macintosh.+AppleWebKit/.test(userAgent) && !/\d Safari\//.test(userAgent);
}
