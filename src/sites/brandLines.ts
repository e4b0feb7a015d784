/**
 * The two lines of a brand's name of one to four words; the second is empty for one word. With three words the first
 * line has two, as in "Les Cinémas / Étoile".
 */
export function brandLines(brand: string): readonly [first: string, second: string] {
  const words = brand.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}
