/** Half of a pair of code units. No address can hold one, and `encodeURIComponent` throws. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** With U+FFFD for every lone surrogate, as browsers write one into a query. */
export function wellFormed(text: string): string {
  return text.replaceAll(LONE_SURROGATE, '\uFFFD');
}

/** One segment of a path, encoded. */
export function pathSegment(value: string): string {
  return encodeURIComponent(wellFormed(value));
}
