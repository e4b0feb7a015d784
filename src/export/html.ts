import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';

/** An element of a page, as a browser reads the page's HTML. */
export interface PageElement {
  /** In lower case. */
  name: string;
  /** The parent element's name; empty for the root. */
  parent: string;
  attributes: Readonly<Partial<Record<string, string>>>;
  /** The text directly inside the element, as a browser hashes it for the content security policy. */
  text: string;
  /** False inside a template or noscript element: a browser with scripts neither loads nor runs such an element. */
  isLive: boolean;
  /** Offsets in the HTML; undefined where the parser added the element, and inside a noscript element. */
  place: Token.ElementLocation | undefined;
}

export interface Edit {
  startOffset: number;
  endOffset: number;
  /** Replaces what stands between the two offsets. */
  text: string;
}

/** Every element of the page, in the order of the document. */
export function pageElements(html: string): PageElement[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true }), true);
}

/** The HTML with its edits, in any order; they must not overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  // An edit that inserts comes before one that replaces what follows.
  const ordered = edits.toSorted((a, b) => a.startOffset - b.startOffset || a.endOffset - b.endOffset);
  for (const { startOffset, endOffset, text } of ordered) {
    result += html.slice(done, startOffset) + text;
    done = endOffset;
  }
  return result + html.slice(done);
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode, isLive: boolean): PageElement[] {
  return parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => {
      const found = pageElement(element, isLive);
      return [found, ...inertElements(found, element), ...elementsIn(element, isLive)];
    });
}

/** The content of a template is not among its children, and the parser reads the content of noscript as text. */
function inertElements({ name, text }: PageElement, element: DefaultTreeAdapterTypes.Element): PageElement[] {
  if (name === 'noscript') return elementsIn(parseFragment(text), false);
  return 'content' in element ? elementsIn((element as DefaultTreeAdapterTypes.Template).content, false) : [];
}

function pageElement(element: DefaultTreeAdapterTypes.Element, isLive: boolean): PageElement {
  return {
    name: element.tagName,
    parent: element.parentNode && tree.isElementNode(element.parentNode) ? element.parentNode.tagName : '',
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
    isLive,
    place: element.sourceCodeLocation ?? undefined,
  };
}
