import { part } from './ShellElement.ts';

/** Shows a failure on a public page, which has the HTML of toasts (ToastRegion.astro) and no stores. */
export function showPlainToast({ title, content }: { title: string; content: string }): void {
  const region = part(document, 'region', HTMLElement);
  const template = part(document, 'toast', HTMLTemplateElement);
  const card = part(document.importNode(template.content, true), 'card', HTMLElement);
  card.dataset.type = 'error';
  card.setAttribute('role', 'alert');
  part(card, 'title', HTMLElement).textContent = title;
  part(card, 'content', HTMLElement).textContent = content;
  part(card, 'cta', HTMLElement).remove();
  part(card, 'dismiss', HTMLButtonElement).addEventListener('click', () => {
    card.remove();
    region.focus({ preventScroll: true });
  });
  hidePlainToast();
  region.append(card);
}

export function hidePlainToast(): void {
  document.querySelector('[data-part="region"] > [data-part="card"]')?.remove();
}
