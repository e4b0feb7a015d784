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
