import { attempt } from '#platform/platform.ts';

/** What the strip never lies over: codes and their letters, main buttons, what the keyboard is at, and the message of a lost network. */
const KEPT_FREE =
  'main :is(.scanned, .at-once-letters, [data-code], .primary, .danger, :focus-visible:not([tabindex="-1"])), offline-banner > :not([hidden])';
/** What the strip lies over only when it fits in no other free row. */
const TITLE = 'main h1';
/** An unfolded strip of this height shows enough, and the rest of it scrolls. */
const ENOUGH = 176;
/** The lowest row for any strip. */
const LEAST = 64;
const GAP = 4;

/**
 * Keeps the strip in a free row of the screen, from its own place downwards, while the page scrolls and changes
 * (docs/decisions.md#toast-strip). A transform moves it: moved otherwise it would count as a shift of the layout.
 * @param onSeen called whenever the strip has been placed on the screen
 * @param signal aborted when the strip leaves
 */
export function keepInFreeRow(strip: HTMLElement, onSeen: () => void, signal: AbortSignal): void {
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  };
  const update = (): void => {
    if (place(strip)) onSeen();
  };
  const sizes = attempt(() => new ResizeObserver(later));
  for (const element of [strip, ...document.querySelectorAll('main, dialog[open]')]) sizes?.observe(element);
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'animationend', 'transitionend', 'close'])
    addEventListener(type, later, { signal, capture: true, passive: true });
  const dialog = strip.closest('dialog');
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sizes?.disconnect();
    dialog?.style.removeProperty('--strip');
  });
  update();
}

/** @returns whether the strip is on the screen */
function place(strip: HTMLElement): boolean {
  const dialog = strip.closest('dialog');
  strip.style.removeProperty('--down');
  strip.style.setProperty('--room', dialog ? '50vh' : 'none');
  const own = strip.getBoundingClientRect();
  if (dialog) {
    makeRoom(dialog, own.bottom + GAP);
    return true;
  }
  const screen = { top: own.top, bottom: innerHeight };
  const taken = rowsOf(KEPT_FREE, own);
  const withTitle = [...taken, ...rowsOf(TITLE, own)];
  const height = Math.min(own.height, ENOUGH);
  const row =
    freeRow(screen, withTitle, height) ?? freeRow(screen, taken, height) ?? freeRow(screen, taken, LEAST);
  strip.style.visibility = row ? '' : 'hidden';
  if (!row) return false;
  strip.style.setProperty('--down', `${row.top - own.top}px`);
  strip.style.setProperty('--room', `${row.bottom - row.top}px`);
  return true;
}

/** The rows of the screen that the elements of a selector take between the edges of the strip. */
function rowsOf(selector: string, { left, right }: DOMRect): Row[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('toast-region'))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .map(({ top, bottom }) => ({ top: top - GAP, bottom: bottom + GAP }));
}

/** A dialog that reaches up to the strip begins below it. */
function makeRoom(dialog: HTMLDialogElement, strip: number): void {
  dialog.style.removeProperty('--strip');
  // Unlike the box on the screen, this leaves out the movement with which the dialog opens.
  if (dialog.offsetTop < strip) dialog.style.setProperty('--strip', `${strip}px`);
}

/** A part of the height of the screen, in CSS pixels from its top. */
export interface Row {
  top: number;
  bottom: number;
}

/** The first row of at least `height` inside `screen` in which nothing of `taken` lies. Undefined when there is none. */
export function freeRow(screen: Row, taken: readonly Row[], height: number): Row | undefined {
  const below = { top: screen.bottom, bottom: screen.bottom };
  let { top } = screen;
  for (const row of [...taken, below].sort((a, b) => a.top - b.top)) {
    const bottom = Math.min(row.top, screen.bottom);
    if (bottom - top >= height) return { top, bottom };
    top = Math.max(top, row.bottom);
  }
  return undefined;
}
