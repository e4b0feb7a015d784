import type {} from '#platform/rootData.ts';

/**
 * Marks a page that is shown in a host. This module imports no code, so that Astro writes it into the HTML of each page
 * and header and footer are hidden before they are painted.
 */
function mark(): void {
  // A host is a parent window, or an app whose webview has the bridge (docs/app-bridge.md).
  const { parent, webkit, Android } = window;
  if (parent === window && !webkit?.messageHandlers?.close && !Android?.postMessage) return;
  (globalThis.accountPage ??= {}).isHosted = true;
  document.documentElement.dataset.shell = 'embedded';
}

mark();
// The router replaces the root's attributes at each swap. The header would be painted before any later event.
document.addEventListener('astro:after-swap', mark);
