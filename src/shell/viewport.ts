import { matches } from '#platform/platform.ts';
import { atom } from 'nanostores';
import { WIDE } from '#tracking/pageView.ts';
import { RESIZE_DEBOUNCE_MS, debounce, viewportUnit } from './sticky.ts';

function measured() {
  return { height: innerHeight, desktop: matches(WIDE) };
}

/** Size of the viewport, updated when the window is no longer being resized. */
export const $viewport = atom(measured());

/** Writes `--vh` on the root. The router removes it at each page change, with the root's other attributes. */
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
