import { lockScroll, unlockScroll } from './scrollLock.ts';

/**
 * Shows a dialog above a page that stays where it is. It closes by `close()`, by Escape or the back gesture
 * (the browser's own), and by a press on its backdrop; the browser then gives the focus back to the opener.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const closed = new AbortController();
  const { signal } = closed;
  let pressed: EventTarget | null = null;

  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // What began inside, as when text is selected, is no press on the backdrop.
      if (target === dialog && pressed === dialog) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      closed.abort();
      unlockScroll();
    },
    { signal },
  );

  dialog.showModal();
  lockScroll();
}
