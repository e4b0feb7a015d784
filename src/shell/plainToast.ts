import { bindEscape, newStrip } from './plainStrip.ts';
import { part } from './ShellElement.ts';

let bound = false;

/** Shows a failure on a public page, which has the HTML of toasts (ToastRegion.astro) and no stores. */
export function showPlainToast(texts: { title: string; content: string }): void {
  const region = part(document, 'region', HTMLElement);
  const strip = newStrip(part(document, 'toast', HTMLTemplateElement), 'error', texts);
  strip.setAttribute('role', 'alert');
  part(strip, 'dismiss', HTMLButtonElement).addEventListener('click', () => {
    strip.remove();
    region.focus({ preventScroll: true });
  });
  if (!bound) bindEscape(region);
  bound = true;
  hidePlainToast();
  region.append(strip);
}

export function hidePlainToast(): void {
  document.querySelector('[data-part="region"] > [data-part="card"]')?.remove();
}
