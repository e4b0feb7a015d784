/** A text of JSON, or a number. In one pass, also over what is not JSON. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
/** More digits than a number is sure to hold. */
const LONG = /^-?[1-9]\d{15}/;

/**
 * The body of an answer; undefined for an empty one. A number with 16 digits or more becomes a text: read as a number,
 * a code would have other digits. (The reviver of `JSON.parse` is given the source in new browsers only.)
 * @throws SyntaxError for text that is not JSON
 */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  return JSON.parse(text.replace(TEXT_OR_NUMBER, (token) => (LONG.test(token) ? `"${token}"` : token)));
}
