import { atom } from 'nanostores';
import { lockScroll, unlockScroll } from './scrollLock.ts';

/** The open modals. The last one is on top. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/**
 * Opens a dialog above the page, which keeps its scroll position. `close()`, Escape, the browser's back gesture and a
 * press on the backdrop close it. The browser then returns the focus to the element that opened it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const closed = new AbortController();
  const { signal } = closed;
  let pressed: EventTarget | null = null;

  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // A press that began inside, such as a selection of text, does not count as a press on the backdrop.
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

/** A modal that was removed with its page sends no close event. */
export function forgetGoneModals(): void {
  $modals.set($modals.get().filter(({ isConnected }) => isConnected));
}
