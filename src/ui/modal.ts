import { atom } from 'nanostores';
import { lockScroll, unlockScroll } from './scrollLock.ts';

/** The open modals. The last one is on top. */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/**
 * Opens a dialog above the page, which keeps its scroll position. `close()`, Escape, the browser's back gesture and a
 * press on the backdrop close it. The browser then returns the focus to the element that opened it.
 *
 * `onClosed` runs before the browser handles the next press. The `close` event may come after it, and would then close
 * what that press has opened.
 */
export function openModal(dialog: HTMLDialogElement, onClosed?: () => void): void {
  let pressed: EventTarget | null = null;
  // As properties, which the next opening of the same dialog replaces.
  dialog.onpointerdown = ({ target }) => (pressed = target);
  dialog.onclick = ({ target }) => {
    // A press that began inside, such as a selection of text, does not count as a press on the backdrop.
    if (target === dialog && pressed === dialog) dialog.close();
  };

  dialog.showModal();
  const openness = new MutationObserver(() => {
    if (dialog.open) return;
    openness.disconnect();
    $modals.set($modals.get().filter((open) => open !== dialog));
    unlockScroll();
    onClosed?.();
  });
  openness.observe(dialog, { attributeFilter: ['open'] });
  $modals.set([...$modals.get(), dialog]);
  lockScroll();
}

/** A modal that was removed with its page stays open. */
export function forgetGoneModals(): void {
  $modals.set($modals.get().filter(({ isConnected }) => isConnected));
}
