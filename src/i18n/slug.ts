/**
 * The name of what comes without one, from its slug: `the-long-reel` becomes "The long reel". The Dutch ij is one
 * letter: `ijmuiden` becomes "IJmuiden".
 */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.replace(/^(?:ij|.)/u, (first) => first.toUpperCase());
}
