/** Whether an origin is on a list; an entry that ends in `:*` stands for any port (OD-12). */
export function isListed(origin: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.endsWith(':*') ? /^:\d+$/.test(remainder(origin, entry.slice(0, -2))) : origin === entry,
  );
}

function remainder(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : '';
}

/**
 * Whom a message to the parent window is addressed to. The browser compares the origin once more.
 * @param told the parent's origin where the browser tells it; not every one does, and then each entry is tried
 */
export function addressees(told: string | undefined, list: readonly string[]): string[] {
  if (told !== undefined) return isListed(told, list) ? [told] : [];
  return list.filter((entry) => !entry.endsWith(':*'));
}
