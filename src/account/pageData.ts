import type { ToastLinks } from './toasts/rules.ts';

/** Data in the page for scripts, which have no props: links to translated routes. */
export interface PageData {
  links: ToastLinks;
}

export const PAGE_DATA_ID = 'page-data';

/** Reads the data of the open page. The layout of every guarded page writes it (`layouts/Guarded.astro`). */
export function pageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
}
