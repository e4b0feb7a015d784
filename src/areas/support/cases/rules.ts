import type { Texts } from '#i18n/texts.ts';

/** What every part of the page needs to show texts and dates. */
export interface SharedProps {
  texts: Texts['cases']['island'];
}

const PREFIX = 'case-';

/** The anchor of the list: a link to it shows the list without loading another page. */
export const LIST_ANCHOR = 'cases';

/**
 * The fragment of the address of a conversation. No element has this id, so that the browser does not scroll while
 * the page loads.
 */
export function caseAnchor(id: string): string {
  return `${PREFIX}${encodeURIComponent(id)}`;
}

/** The id of the case that a fragment names, as in `#case-C2`. */
export function caseIn(hash: string): string | undefined {
  if (!hash.startsWith(`#${PREFIX}`)) return undefined;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length + 1)) || undefined;
  } catch {
    // The fragment is not encoded as `caseAnchor` does.
  }
  return undefined;
}
