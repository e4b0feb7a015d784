/** Marks that turn the direction of the text around them. Nobody types them; they come with what was pasted. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** No language piles up more marks on one letter. More of them lie across the lines above and below. */
const PILES = /(\p{M}{4})\p{M}+/gu;
/** Letters that run from right to left, and some rare ones between. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{1efff}]/u;
/** What breaks a line, and marks that would stand on our letter before them. */
const BREAKS = /^\p{M}+|[\p{Cc}\u2028\u2029]+/gu;

/** A text that somebody typed, without marks that change what stands around it. Its lines stay. */
export function readable(text: string): string {
  return text.replace(TURNS, '').replace(PILES, '$1');
}

/**
 * A value that somebody typed, for a sentence of ours: one line, and closed off where it runs from right to left, so
 * that the words after it stay after it. Any other value is itself.
 */
export function isolated(value: string): string {
  const line = readable(value).replace(BREAKS, ' ');
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** Facts in one line, without the empty ones. No line begins with the dot, nor with the number of "Salle 1". */
export function dotted(...parts: readonly (string | false)[]): string {
  return parts
    .flatMap((part) => (part ? [isolated(part).replace(/(\p{L})\s(?=\d)/gu, '$1\u00a0')] : []))
    .join('\u00a0· ');
}
