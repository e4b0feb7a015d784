/**
 * The files that a call of `aws s3 cp --recursive` takes. As the program reads its filters: the last one that fits
 * decides, and `*` stands for any text, slashes too.
 */
export function takenBy(args: readonly string[], files: readonly string[]): string[] {
  const filters = args.flatMap((arg, index) =>
    arg === '--exclude' || arg === '--include'
      ? [{ take: arg === '--include', pattern: args[index + 1] ?? '' }]
      : [],
  );
  const fits = (pattern: string, file: string): boolean =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
  return files.filter((file) => filters.findLast(({ pattern }) => fits(pattern, file))?.take ?? true);
}
