import { atom } from 'nanostores';

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

/*
 * Stops the page behind a dialog from scrolling. Plain DOM code, so that the shell's custom elements and the React
 * dialogs share one count. styles/utilities.css has the style.
 */
const LOCKED = 'scroll-locked';

let holders = 0;
let position = 0;

/** Each call needs a call of `unlockScroll`. */
export function lockScroll(): void {
  const root = document.documentElement;
  // A page change replaces the root's attributes and removes the class: then the count starts again.
  holders = root.classList.contains(LOCKED) ? holders + 1 : 1;
  if (holders > 1) return;
  position = window.scrollY;
  const { style } = document.body;
  style.setProperty('--locked-at', `${-position}px`);
  style.setProperty('--locked-gap', `${window.innerWidth - root.clientWidth}px`);
  root.classList.add(LOCKED);
}

export function unlockScroll(): void {
  const root = document.documentElement;
  if (!root.classList.contains(LOCKED)) return;
  holders -= 1;
  if (holders > 0) return;
  root.classList.remove(LOCKED);
  document.body.style.removeProperty('--locked-at');
  document.body.style.removeProperty('--locked-gap');
  window.scrollTo({ top: position, behavior: 'instant' });
}
