/**
 * The address that a text names, undefined where it names none. Not `URL.parse` or `URL.canParse`: the oldest browsers
 * that the site promises to work in have neither.
 * @param base which a relative address is of
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
