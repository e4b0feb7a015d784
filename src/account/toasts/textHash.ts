/** FNV-1a with 32 bits, in letters and digits. A text too long or too personal for a cookie is remembered by it. */
export function textHash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return (bits >>> 0).toString(36);
}
