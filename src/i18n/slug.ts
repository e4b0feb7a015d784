/** The name of what comes without one, from its slug: `the-long-reel` becomes "The long reel". */
export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
