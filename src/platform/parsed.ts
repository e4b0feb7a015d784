/**
 * Resolves once all elements of the page are there. The script of start-up may run while the browser still parses the
 * page (`export/preloads.ts`).
 */
export async function isParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}
