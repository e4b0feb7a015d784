/**
 * What people type into a search for a text: `l’œuvre à Saint-Denis` becomes `l oeuvre a saint denis`. Case, accents,
 * ligatures, apostrophes, dashes and the kind of space do not count.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[\p{Pd}'’\s]+/gu, ' ')
    .trim();
}

/** Whether the folded text contains every word of the folded query. */
export function matches(text: string, query: string): boolean {
  const found = folded(text);
  return folded(query)
    .split(' ')
    .every((word) => found.includes(word));
}

/** Letters and digits that every device can have in a file's name: `Les Cinémas 2026` becomes `les-cinemas-2026`. */
export function fileName(text: string): string {
  return folded(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-');
}
