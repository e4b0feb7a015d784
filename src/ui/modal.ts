import { atom } from 'nanostores';
import { lockScroll, unlockScroll } from './scrollLock.ts';

/** The modals that are open, the one on top last. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

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
      $modals.set($modals.get().filter((open) => open !== dialog));
      unlockScroll();
    },
    { signal },
  );

  dialog.showModal();
  $modals.set([...$modals.get(), dialog]);
  lockScroll();
}

/** A modal that went with its page never says that it is closed. */
export function forgetGoneModals(): void {
  $modals.set($modals.get().filter(({ isConnected }) => isConnected));
}
