/** Facts in one line. Empty ones are left out. */
export function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
