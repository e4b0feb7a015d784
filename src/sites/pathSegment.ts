/** Half of a surrogate pair. `encodeURIComponent` throws for one. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Replaces each lone surrogate by U+FFFD, as browsers do in a query. */
export function wellFormed(text: string): string {
  return text.replaceAll(LONE_SURROGATE, '\uFFFD');
}

/** One segment of a path, encoded. */
export function pathSegment(value: string): string {
  return encodeURIComponent(wellFormed(value));
}
