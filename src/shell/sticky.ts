export const SCROLL_DEBOUNCE_MS = 200;
export const RESIZE_DEBOUNCE_MS = 150;
const MIN_SCROLL = 68;
const VIEWPORT_SHARE = 0.25;

export interface ScrollPosition {
  /** All in CSS pixels. */
  scrollY: number;
  viewportHeight: number;
  desktop: boolean;
}

/**
 * Whether the header sticks: from 68 px, and past a quarter of the viewport.
 */
export function isStuck({ scrollY, viewportHeight, desktop }: ScrollPosition): boolean {
  return desktop && scrollY >= MIN_SCROLL && scrollY > viewportHeight * VIEWPORT_SHARE;
}

/** The value of `--vh`, a hundredth of the height. It divides, since 57 times 0.01 is 0.5700000000000001. */
export function viewportUnit(innerHeight: number): string {
  return `${innerHeight / 100}px`;
}

export interface Debounced {
  (): void;
  /** A run that is waiting does not happen. */
  cancel(): void;
}

/** Runs once, `ms` after the last call. */
export function debounce(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const restart = () => {
    cancel();
    timer = setTimeout(run, ms);
  };
  return Object.assign(restart, { cancel });
}
