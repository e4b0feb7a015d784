/** Lower case without accents, as people type who search: "Défense" is `defense`. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the query stands somewhere in the text, accents and case aside. */
export function matches(text: string, query: string): boolean {
  const found = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
