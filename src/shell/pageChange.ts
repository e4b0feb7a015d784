import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { debounce, SCROLL_DEBOUNCE_MS } from './sticky.ts';
import { applyViewportUnit } from './viewport.ts';

/*
 * What the router leaves to us: it scrolls as soon as a page is swapped in, which is before the guards have shown
 * its content and the islands have filled it.
 */
const root = document.documentElement;
const HELD = '--held';
/** Where the customer has left the document. The router overwrites its own entry by its first scroll, on a page that is still short. */
const LEFT_AT = 'leftAt';

interface Arrival {
  /** By the router: then the focus goes to the page's heading. */
  routed: boolean;
  /** To come back to, in CSS pixels. */
  scrollY: number;
  /** We move it no more: it has its height, or the customer has scrolled, pressed or typed. */
  settled: boolean;
}

let arrival: Arrival = { routed: false, scrollY: 0, settled: false };

export function watchPageChanges(): void {
  arrive({ routed: false, scrollY: stored(LEFT_AT) });
  addEventListener('scroll', debounce(keepPosition, SCROLL_DEBOUNCE_MS), { passive: true });
  document.addEventListener('astro:before-swap', beforeSwap);
  new MutationObserver(onState).observe(root, { attributeFilter: ['data-gate', 'data-ready'] });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => (arrival.settled = true), { passive: true, capture: true });
}

function beforeSwap(event: TransitionBeforeSwapEvent): void {
  const { swap } = event;
  const scrollY = event.navigationType === 'traverse' ? stored('scrollY') : 0;
  event.swap = () => {
    swap();
    arrive({ routed: true, scrollY });
  };
}

function arrive(next: Omit<Arrival, 'settled'>): void {
  arrival = { ...next, settled: false };
  applyViewportUnit();
  if (next.scrollY === 0) return;
  // Room for the position that the router is about to restore.
  root.style.setProperty(HELD, `${next.scrollY + innerHeight}px`);
  scrollTo({ top: next.scrollY, behavior: 'instant' });
}

/** In the entry of the history, where the router keeps its own. */
function stored(name: string): number {
  const state: unknown = history.state;
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'number' ? value : 0;
}

function keepPosition(): void {
  if (arrival.settled) history.replaceState({ ...history.state, [LEFT_AT]: scrollY }, '');
}

function onState(): void {
  if (root.dataset.gate !== 'pending') focusHeading();
  if (root.dataset.ready !== undefined) settle();
}

function focusHeading(): void {
  if (!arrival.routed) return;
  arrival.routed = false;
  // The browser starts at the anchor, where there is one.
  if (anchor()) return;
  const heading = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The page has its height: the position is real, or the anchor is there. */
function settle(): void {
  root.style.removeProperty(HELD);
  if (arrival.settled) return;
  arrival.settled = true;
  if (arrival.scrollY > 0) scrollTo({ top: arrival.scrollY, behavior: 'instant' });
  else anchor()?.scrollIntoView({ behavior: 'instant' });
}

function anchor(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
