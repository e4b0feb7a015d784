const PREFIX = 'case-';

/** Of the list: the address without a conversation, and a way back to it that asks for no other page. */
export const LIST_ANCHOR = 'cases';

/** The id of a conversation's element; behind `#` it is the conversation's address. */
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
