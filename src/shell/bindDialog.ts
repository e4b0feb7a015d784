import { openModal } from '#ui/modal.ts';
import { part } from './ShellElement.ts';

/** Binds an element's button `open` to its dialog, and in there the button `close` and every link, which closes it too. */
export function bindDialog(element: HTMLElement, signal: AbortSignal): HTMLDialogElement {
  const dialog = part(element, 'dialog', HTMLDialogElement);
  part(element, 'open', HTMLButtonElement).addEventListener('click', () => openModal(dialog), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, [data-part="close"]')) dialog.close();
    },
    { signal },
  );
  return dialog;
}
