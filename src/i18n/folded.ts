import { plain } from './plain.ts';

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Spellings of one word. Each finds a text that has another. */
const SPELLINGS = [
  ['saint', 'sint', 'sankt', 'st'],
  ['sainte', 'ste'],
  ['saints', 'sts'],
  ['saintes', 'stes'],
  ['avenue', 'av', 'ave'],
  ['boulevard', 'bd', 'blvd', 'boul'],
  ['faubourg', 'fg', 'fbg'],
  ['place', 'pl'],
];

/**
 * What people type into a search for a text: `l’œuvre à Saint-Denis` becomes `l oeuvre a saint denis`. Case, accents,
 * ligatures, apostrophes, dashes, stops, invisible marks and the kind of space do not count.
 */
export function folded(text: string): string {
  return plain(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/[œæßøłđðþıς]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[\p{P}\p{Zs}\u02B9-\u02BF`\s]+/gu, ' ')
    .trim();
}

/** The folded text with all spellings of its words, for `finds`: `spider man` and `spiderman`. */
export function searchable(text: string): string {
  const found = folded(text);
  const words = found.split(' ');
  const others = SPELLINGS.filter((spellings) => spellings.some((word) => words.includes(word)));
  const joined = folded(text.replace(/[\p{P}`´]/gu, '').replace(/(\d)\s(?=\d)/g, '$1'));
  return [found, joined, ...others.flat(), text.includes('&') ? 'et en and' : ''].join(' ');
}

/** Whether the searchable text contains every word of the query. */
export function finds(text: string, query: string): boolean {
  return folded(query)
    .split(' ')
    .every((word) => text.includes(word));
}

export function matches(text: string, query: string): boolean {
  return finds(searchable(text), query);
}

/** Letters and digits that every device can have in a file's name: `Les Cinémas 2026` becomes `les-cinemas-2026`. */
export function fileName(text: string): string {
  return folded(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-');
}
