import { edited, pageElements } from './html.ts';

/**
 * Moves the style elements of the body to the end of the head, in their order. Astro writes the style of islands in
 * front of the first island, and HTML allows style elements in the head only.
 * @throws when a page has such an element, and no head to put it into
 */
export function withStylesInHead(html: string): string {
  const elements = pageElements(html);
  const styles = elements.flatMap(({ name, parent, isLive, place }) =>
    name === 'style' && isLive && parent !== 'head' && place ? [place] : [],
  );
  if (styles.length === 0) return html;
  const end = elements.find(({ name }) => name === 'head')?.place?.endTag?.startOffset;
  if (end === undefined) throw new Error('A page with a style must have a head');
  const text = styles.map(({ startOffset, endOffset }) => html.slice(startOffset, endOffset)).join('');
  return edited(html, [
    { startOffset: end, endOffset: end, text },
    ...styles.map((place) => ({ ...place, text: '' })),
  ]);
}
