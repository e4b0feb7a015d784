/** Whether the list has the origin. An entry that ends in `:*` stands for any port. */
export function isListed(origin: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.endsWith(':*') ? /^:\d+$/.test(remainder(origin, entry.slice(0, -2))) : origin === entry,
  );
}

function remainder(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : '';
}

/**
 * The origins to which a message to the parent window is addressed. The browser delivers it only when the parent's
 * origin is the same.
 * @param told the parent's origin. Some browsers do not tell it, and each entry of the list is tried.
 */
export function addressees(told: string | undefined, list: readonly string[]): string[] {
  if (told !== undefined) return isListed(told, list) ? [told] : [];
  return list.filter((entry) => !entry.endsWith(':*'));
}
