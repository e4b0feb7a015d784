const PREFIX = 'case-';

/** Of the list: the address without a conversation, and a way back to it that asks for no other page. */
export const LIST_ANCHOR = 'cases';

/**
 * Behind `#` it is a conversation's address. No element has it as its id: the browser would scroll there while the
 * page is still coming, and move what is in sight.
 */
export function caseAnchor(id: string): string {
  return `${PREFIX}${encodeURIComponent(id)}`;
}

/** The case that a fragment names, as in `#case-C2`. */
export function caseIn(hash: string): string | undefined {
  if (!hash.startsWith(`#${PREFIX}`)) return undefined;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length + 1)) || undefined;
  } catch {
    return undefined;
  }
}
