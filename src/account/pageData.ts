import type { ToastLinks } from './toasts/rules.ts';

/** What the layout leaves in the page for scripts that have no props: links with a translated route. */
export interface PageData {
  links: ToastLinks;
}

export const PAGE_DATA_ID = 'page-data';

/** Of the page now shown; the layout of every guarded page has it. */
export function pageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
}
