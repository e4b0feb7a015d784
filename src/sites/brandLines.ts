/** What a launcher shows of an application's name before it cuts it off, in letters. */
const LAUNCHER_LETTERS = 12;

/**
 * The two lines of a brand's name of one to four words; the second is empty for one word. With three words the first
 * line has two, as in "Les Cinémas / Étoile". A sign such as "&" goes with the word behind it.
 */
export function brandLines(brand: string): readonly [first: string, second: string] {
  const words = brand.split(' ');
  const half = withoutSigns(words.slice(0, Math.ceil(words.length / 2))).length;
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** The brand for a home screen: as many of its words as a launcher shows, at least the first. */
export function shortBrand(brand: string): string {
  const words = brand.split(' ');
  const beginnings = words.map((_, index) => withoutSigns(words.slice(0, index + 1)).join(' '));
  return beginnings.findLast(({ length }) => length <= LAUNCHER_LETTERS) ?? beginnings[0] ?? brand;
}

/** How large the header can write the brand. The second line is written in about half the size of the first. */
export function brandSize(brand: string): 'large' | 'medium' | 'small' {
  const [first, second] = brandLines(brand);
  const letters = Math.max(first.length, second.length * 0.6);
  if (letters <= 8) return 'large';
  return letters <= 12 ? 'medium' : 'small';
}

/** Words without the signs at their end, at least the first word. */
function withoutSigns(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => /[\p{L}\p{N}]/u.test(word));
  return words.slice(0, Math.max(end, 0) + 1);
}
