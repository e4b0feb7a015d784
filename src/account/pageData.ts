import { dataOf, PAGE_DATA_ID } from '#platform/rootData.ts';
import type { Flag } from '#sites/flags.ts';
import type { ToastLinks } from './toasts/rules.ts';

/** What the layout of every guarded page says to its scripts (`layouts/Guarded.astro`). */
export interface PageData {
  /** Links to translated routes. */
  links: ToastLinks;
  /** The features that were off at build. */
  off: readonly Flag[];
  /** The title of a page whose feature is off. */
  notFound: string;
}

export function pageData(): PageData {
  return dataOf(PAGE_DATA_ID) as PageData;
}
