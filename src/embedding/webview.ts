/** Android's webviews say `; wv`; on iOS they leave out the `Safari/` that the browser ends with. */
export function isWebview(userAgent: string): boolean {
  return (
    /;\s*wv\)/.test(userAgent) ||
    (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !userAgent.includes('Safari/'))
  );
}
