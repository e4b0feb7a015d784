/** Lower case without accents, as people type into a search: "Défense" becomes `defense`. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether the text contains every word of the query; accents and case do not count. */
export function matches(text: string, query: string): boolean {
  const found = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
