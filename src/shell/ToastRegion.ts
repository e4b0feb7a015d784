import { navigate } from 'astro:transitions/client';
import { pageData } from '#account/pageData.ts';
import { runToastAction } from '#account/toasts/actions.ts';
import { ctaHref, type Toast } from '#account/toasts/rules.ts';
import { $visibleToast, closeToast } from '#account/toasts/store.ts';
import { toastTexts, type Words } from '#account/toasts/texts.ts';
import { toastWords } from '#account/toasts/words.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { $modals, forgetGoneModals } from '#ui/modal.ts';
import { part, ShellElement } from './ShellElement.ts';

/** Toasts that screen readers have announced. On the next page, or after a modal, a toast shows again in silence. */
const announced = new WeakSet<Toast>();

/**
 * Shows the first toast of the queue. Screen readers announce an error at once, and other toasts when they are idle.
 */
export class ToastRegion extends ShellElement {
  protected connect(signal: AbortSignal): void {
    forgetGoneModals();
    const region = part(this, 'region', HTMLElement);
    const template = part(this, 'toast', HTMLTemplateElement);
    let card: HTMLElement | undefined;

    const show = (toast: Toast | undefined, words: Words): void => {
      const hadFocus = region.contains(document.activeElement);
      card?.remove();
      card = toast && createCard(template, toast, words);
      if (toast && card) {
        this.#moveAboveDialog(region, signal);
        say(region, toast, card);
      }
      if (hadFocus) (card ? region : restingPlace(region)).focus({ preventScroll: true });
    };
    const { language } = readPage();
    const showWorded = async (toast: Toast | undefined): Promise<void> => {
      const words = toast ? await toastWords(language) : {};
      if (!signal.aborted && toast === $visibleToast.get()) show(toast, words);
    };
    const unsubscribe = $visibleToast.subscribe((toast) => {
      showWorded(toast).catch((error: unknown) => platform().report('Words of a toast', error));
    });
    signal.addEventListener('abort', unsubscribe);
  }

  /**
   * Everything outside an open modal dialog is inert and behind its backdrop, so that the region moves into the dialog.
   */
  #moveAboveDialog(region: HTMLElement, signal: AbortSignal): void {
    // A dialog that has just been closed fires `close` in the next task. A toast inside it would not be announced.
    const dialog = $modals
      .get()
      .filter(({ open }) => open)
      .at(-1);
    if (!dialog || dialog.contains(region)) return;
    dialog.append(region);
    dialog.addEventListener('close', () => this.append(region), { once: true, signal });
  }
}

function say(region: HTMLElement, toast: Toast, card: HTMLElement): void {
  if (announced.has(toast)) region.append(card);
  else if (toast.type === 'info') part(region, 'status', HTMLElement).append(card);
  else {
    card.setAttribute('role', 'alert');
    region.append(card);
  }
  announced.add(toast);
}

/** Where the focus goes when the focused toast has been removed. */
function restingPlace(region: HTMLElement): HTMLElement {
  return region.closest('dialog')?.querySelector('button') ?? document.querySelector('main') ?? document.body;
}

function createCard(template: HTMLTemplateElement, toast: Toast, words: Words): HTMLElement {
  const card = part(document.importNode(template.content, true), 'card', HTMLElement);
  const { language } = readPage();
  const texts = toastTexts(toast, words, language);
  const gone = (): void => closeToast(toast);

  card.dataset.type = toast.type;
  setText(part(card, 'title', HTMLElement), texts.title);
  setText(part(card, 'content', HTMLElement), texts.content);

  const close = part(card, 'dismiss', HTMLButtonElement);
  if (toast.closable) close.addEventListener('click', gone);
  else close.remove();

  const cta = part(card, 'cta', HTMLElement);
  const control = callToAction(toast, texts.cta, gone);
  if (control) cta.append(control);
  else cta.remove();
  return card;
}

/** A toast closes when its link or button is used. */
function callToAction({ cta }: Toast, label: string, gone: () => void): HTMLElement | undefined {
  if (!cta) return undefined;
  if (cta.action !== undefined) return actionButton(cta.action, label, gone);
  const href = ctaHref(cta, pageData().links, platform().location().pathname);
  if (href === undefined) return undefined;
  const link = document.createElement('a');
  link.className = 'button primary';
  link.href = href;
  if (cta.newTab) link.target = '_blank';
  link.textContent = label;
  link.addEventListener('click', gone);
  return link;
}

function actionButton(action: string, label: string, gone: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'primary';
  button.textContent = label;
  button.addEventListener('click', () => {
    gone();
    // All actions of toasts are about the pass, and the page of the pass knows them.
    if (!runToastAction(action)) void navigate(pageData().links.subscription);
  });
  return button;
}

/** Removes the element when there is no text. */
function setText(element: HTMLElement, text: string): void {
  if (text === '') element.remove();
  else element.textContent = text;
}
