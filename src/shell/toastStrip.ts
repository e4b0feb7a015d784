import { pageData } from '#account/pageData.ts';
import { runToastAction } from '#account/toasts/actions.ts';
import { ctaHref, type Toast } from '#account/toasts/rules.ts';
import { closeAllToasts, closeToast } from '#account/toasts/store.ts';
import { stripTexts, toastTexts, type Words } from '#account/toasts/texts.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { navigate } from 'astro:transitions/client';
import { isUnfolded, newStrip } from './plainStrip.ts';
import { part } from './ShellElement.ts';

/** The folded strip for a toast. */
export function createStrip(template: HTMLTemplateElement, toast: Toast, words: Words): HTMLElement {
  const texts = toastTexts(toast, words, readPage().language);
  const gone = (): void => closeToast(toast);
  const strip = newStrip(template, toast.type, texts);

  const close = part(strip, 'dismiss', HTMLButtonElement);
  if (toast.closable) close.addEventListener('click', gone);
  else close.remove();

  const more = part(strip, 'more', HTMLElement);
  const control = callToAction(toast, texts.cta, gone);
  if (control) more.append(control);
  return strip;
}

/** Says how many toasts wait, and lets the customer close all. The first one of `waiting` is in the strip. */
export function showWaiting(strip: HTMLElement, waiting: readonly Toast[], words: Words): void {
  const { length } = waiting;
  const texts = stripTexts(words, length);
  const count = part(strip, 'count', HTMLElement);
  count.textContent = length > 1 ? `1/${String(length)}` : '';
  count.ariaLabel = texts.count;
  count.hidden = length < 2;

  const before = strip.querySelector('[data-part="dismiss-all"]');
  const several = waiting.filter(({ closable }) => closable).length > 1;
  if (!several) before?.remove();
  if (!several || before) return;
  const all = actionButton(texts.closeAll, closeAllToasts);
  all.dataset.part = 'dismiss-all';
  all.hidden = !isUnfolded(strip);
  part(strip, 'more', HTMLElement).append(all);
}

/** A toast closes when its link or button is used. */
function callToAction({ cta }: Toast, label: string, gone: () => void): HTMLElement | undefined {
  if (!cta) return undefined;
  const { action } = cta;
  if (action !== undefined) {
    return actionButton(label, () => {
      gone();
      // All actions of toasts are about the pass, and the page of the pass knows them.
      if (!runToastAction(action)) void navigate(pageData().links.subscription);
    });
  }
  const href = ctaHref(cta, pageData().links, platform().location().pathname);
  if (href === undefined) return undefined;
  const link = document.createElement('a');
  link.className = 'button';
  link.href = href;
  if (cta.newTab) link.target = '_blank';
  link.textContent = label;
  link.addEventListener('click', gone);
  return link;
}

function actionButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
