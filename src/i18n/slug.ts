/**
 * The name of what comes without one, from its slug: `the-long-reel` becomes "The long reel". The Dutch ij is one
 * letter: `ijmuiden` becomes "IJmuiden".
 */
export function nameOfSlug(slug: string): string {
  const texts = slug.replaceAll('-', ' ').trim();
  return texts.replace(/^(?:ij|.)/u, (first) => first.toUpperCase());
}
