/*
 * Keeps the page behind a dialog where it is. Plain DOM, so that the shell's custom elements and the React
 * dialogs share one count. The style is in styles/base.css.
 */
const LOCKED = 'scroll-locked';

let holders = 0;
let position = 0;

/** Each call needs its own `unlockScroll`. */
export function lockScroll(): void {
  const root = document.documentElement;
  // A page change replaces the root's attributes and with them the lock: then nobody holds it any more.
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
