import type { RootData } from '#platform/rootData.ts';

/**
 * Stands in the head of each page, in its HTML, so that no header and footer are seen in a host before they are left out
 * (OD-15). It is the only one that looks for a host, and imports nothing, or it could not stand there.
 */
function mark(): void {
  if (!hasHost()) return;
  const root: RootData = document.documentElement.dataset;
  root.hosted = '';
  root.shell = 'embedded';
}

/** A frame of a parent window, or an app's webview that has our bridge (OD-13). */
function hasHost(): boolean {
  return (
    window.parent !== window ||
    window.webkit?.messageHandlers?.close !== undefined ||
    window.Android?.postMessage !== undefined
  );
}

mark();
// The router has replaced the root's attributes. Any later, the header of the page would be seen.
document.addEventListener('astro:after-swap', mark);
