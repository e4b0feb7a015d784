/** `lumen-cinemas-2026.png`: letters and digits that every device can have in a file's name. */
export function pictureName(brand: string, year: number): string {
  const words = brand
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return `${[...words, year].join('-')}.png`;
}
