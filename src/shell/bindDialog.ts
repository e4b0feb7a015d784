import { openModal } from '#ui/modal.ts';
import { part } from './ShellElement.ts';

/** Opens an element's dialog by the button `open`, and closes it by the button `close` and by every link inside. */
export function bindDialog(element: HTMLElement, signal: AbortSignal): HTMLDialogElement {
  const dialog = part(element, 'dialog', HTMLDialogElement);
  part(element, 'open', HTMLButtonElement).addEventListener('click', () => openModal(dialog), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a, [data-part="close"]')) dialog.close();
    },
    { signal },
  );
  return dialog;
}
