/**
 * Puts words into the texts of a tree, at any depth, in place of their names in double braces. Other names stay, for
 * values that are known later.
 */
export function withWords(tree: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof tree === 'string')
    return tree.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
    );
  if (Array.isArray(tree)) return tree.map((one) => withWords(one, words));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withWords(value, words)]));
}
