import { pageData } from '#account/pageData.ts';
import { runToastAction } from '#account/toasts/actions.ts';
import { ctaHref, type Toast } from '#account/toasts/rules.ts';
import { closeAllToasts, closeToast, noteSeen } from '#account/toasts/store.ts';
import { stripTexts, toastTexts, type TextTree } from '#account/toasts/texts.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { navigate } from 'astro:transitions/client';
import { isUnfolded, newStrip } from './plainStrip.ts';
import { part } from './ShellElement.ts';

/** The folded strip for a toast. */
export function createStrip(template: HTMLTemplateElement, toast: Toast, tree: TextTree): HTMLElement {
  const texts = toastTexts(toast, tree, readPage().language);
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

/**
 * Says how many toasts wait. Unfolded, the strip lists them all, each with its own buttons, and lets the customer close
 * them together. The first one of `waiting` is in the strip already.
 */
export function showWaiting(
  strip: HTMLElement,
  template: HTMLTemplateElement,
  waiting: readonly Toast[],
  tree: TextTree,
): void {
  const { length } = waiting;
  const texts = stripTexts(tree, length);
  const count = part(strip, 'count', HTMLElement);
  const isOpen = isUnfolded(strip);
  count.textContent = length > 1 ? `1/${String(length)}` : '';
  count.setAttribute('aria-label', texts.count);
  count.hidden = length < 2 || isOpen;

  const others = part(strip, 'others', HTMLElement);
  const hadFocus = others.contains(document.activeElement);
  others.replaceChildren(...(isOpen ? waiting.slice(1) : []).map((toast) => rowOf(toast, template, tree)));
  if (isOpen && waiting.filter(({ closable }) => closable).length > 1) {
    const all = actionButton(texts.closeAll, closeAllToasts);
    all.className = 'quiet';
    others.append(all);
  }
  if (hadFocus) strip.closest<HTMLElement>('section')?.focus({ preventScroll: true });
}

/** A toast below the first one. */
function rowOf(toast: Toast, template: HTMLTemplateElement, tree: TextTree): HTMLElement {
  noteSeen(toast);
  const row = part(createStrip(template, toast, tree), 'row', HTMLElement);
  part(row, 'count', HTMLElement).remove();
  part(row, 'expand', HTMLButtonElement).remove();
  return row;
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
