import { atom } from 'nanostores';
import { WIDE } from '#tracking/pageView.ts';
import { RESIZE_DEBOUNCE_MS, debounce, viewportUnit } from './sticky.ts';

function measured() {
  return { height: innerHeight, desktop: matchMedia(WIDE).matches };
}

/** As it was when the window last came to rest. */
export const $viewport = atom(measured());

/** Writes `--vh` on the root; again after each page change, since the router replaces the root's attributes. */
export function applyViewportUnit(): void {
  document.documentElement.style.setProperty('--vh', viewportUnit($viewport.get().height));
}

export function watchViewport(): void {
  applyViewportUnit();
  addEventListener(
    'resize',
    debounce(() => {
      $viewport.set(measured());
      applyViewportUnit();
    }, RESIZE_DEBOUNCE_MS),
  );
}
