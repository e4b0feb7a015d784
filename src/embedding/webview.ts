/** Webviews on Android say `; wv`. Webviews on iOS leave out the `Safari/` with which the browser's user agent ends. */
export function isWebview(userAgent: string): boolean {
  return (
    /;\s*wv\)/.test(userAgent) ||
    (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !userAgent.includes('Safari/'))
  );
}
