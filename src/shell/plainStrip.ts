import { part } from './ShellElement.ts';

interface Texts {
  title: string;
  content: string;
}

/** A folded strip of the page's template (ToastRegion.astro), with a button that unfolds it. */
export function newStrip(
  template: HTMLTemplateElement,
  type: string,
  { title, content }: Texts,
): HTMLElement {
  const strip = part(document.importNode(template.content, true), 'card', HTMLElement);
  const [info, warning] = strip.querySelectorAll<SVGElement>('div > svg');
  info?.classList.add('quiet');
  (type === 'info' ? warning : info)?.remove();
  // The build takes the space between the two elements away.
  setText(part(strip, 'title', HTMLElement), title && `${title} `);
  setText(part(strip, 'content', HTMLElement), content);
  part(strip, 'expand', HTMLButtonElement).addEventListener('click', () => unfold(strip, !isUnfolded(strip)));
  return strip;
}

/** Escape folds the strip, and closes a folded one. A dialog around it stays open. */
export function bindEscape(region: HTMLElement, signal?: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    const strip = region.querySelector<HTMLElement>('[data-part="card"]');
    if (event.key !== 'Escape' || !strip) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isUnfolded(strip)) strip.querySelector<HTMLElement>('[data-part="dismiss"]')?.click();
    else {
      unfold(strip, false);
      part(strip, 'expand', HTMLButtonElement).focus();
    }
  };
  region.addEventListener('keydown', onKey, { signal });
}

export function isUnfolded({ dataset }: HTMLElement): boolean {
  return dataset.open !== undefined;
}

export function unfold(strip: HTMLElement, open: boolean): void {
  strip.toggleAttribute('data-open', open);
  part(strip, 'expand', HTMLButtonElement).setAttribute('aria-expanded', String(open));
  strip.dispatchEvent(new Event('toggle'));
}

/** Removes the element when there is no text. */
function setText(element: HTMLElement, text: string): void {
  if (text === '') element.remove();
  else element.textContent = text;
}
