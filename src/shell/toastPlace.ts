import { freeRow, type Row } from './freeRow.ts';

/** What the strip never lies over: QR codes, main buttons, what the keyboard is at, and the message of a lost network. */
const KEPT_FREE =
  'main :is(svg[role="img"], .primary, :focus-visible:not([tabindex="-1"])), offline-banner > :not([hidden])';
/** An unfolded strip of this height shows enough, and the rest of it scrolls. */
const ENOUGH = 176;
/** The lowest row for any strip. */
const LEAST = 64;
const GAP = 4;

/**
 * Keeps the strip in a free row of the screen, from its own place downwards, while the page scrolls and changes
 * (docs/decisions.md#toast-strip). A transform moves it: moved otherwise it would count as a shift of the layout.
 * @param signal aborted when the strip leaves
 */
export function keepInFreeRow(strip: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      place(strip);
    });
  };
  const sizes = new ResizeObserver(later);
  for (const element of [strip, ...document.querySelectorAll('main, dialog[open]')]) sizes.observe(element);
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'animationend', 'transitionend', 'close'])
    addEventListener(type, later, { signal, capture: true, passive: true });
  const dialog = strip.closest('dialog');
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    dialog?.style.removeProperty('--strip');
  });
  place(strip);
}

function place(strip: HTMLElement): void {
  const dialog = strip.closest('dialog');
  strip.style.removeProperty('--down');
  strip.style.setProperty('--room', dialog ? '50vh' : 'none');
  const own = strip.getBoundingClientRect();
  if (dialog) {
    makeRoom(dialog, own.bottom + GAP);
    return;
  }
  const screen = { top: own.top, bottom: innerHeight };
  const taken = keptFree(own);
  const row = freeRow(screen, taken, Math.min(own.height, ENOUGH)) ?? freeRow(screen, taken, LEAST);
  strip.style.visibility = row ? '' : 'hidden';
  if (!row) return;
  strip.style.setProperty('--down', `${row.top - own.top}px`);
  strip.style.setProperty('--room', `${row.bottom - row.top}px`);
}

function keptFree({ left, right }: DOMRect): Row[] {
  return [...document.querySelectorAll(KEPT_FREE)]
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
