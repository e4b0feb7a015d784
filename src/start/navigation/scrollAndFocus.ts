import { writeEntry } from '#platform/platform.ts';
import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { gate, isReady, onPageState } from '#platform/rootData.ts';
import { debounce, SCROLL_DEBOUNCE_MS } from '#shell/sticky.ts';
import { applyViewportUnit } from '#shell/viewport.ts';

/*
 * The router scrolls as soon as a page has been swapped in. That is before the guards have shown the page's content
 * and before the islands have filled it, so that scroll position and focus are set here, once the page has its height.
 */

const root = document.documentElement;
const HELD = '--held';
/**
 * Where in the history entry the position of the document is kept. The router's own entry is no help: the router
 * overwrites it when it first scrolls, on a page that is still short.
 */
const LEFT_AT = 'leftAt';

interface Arrival {
  /** The router has swapped the page in: the focus goes to its heading. */
  isRouted: boolean;
  /** Position to return to, in CSS pixels. */
  scrollY: number;
  /** The page has its height, or the customer has scrolled, pressed or typed: the page is not scrolled any more. */
  isSettled: boolean;
}

let arrival: Arrival = { isRouted: false, scrollY: 0, isSettled: false };

export function watchFirstArrival(): void {
  arrive({ isRouted: false, scrollY: stored(LEFT_AT), isSettled: false });
  addEventListener('scroll', debounce(keepPosition, SCROLL_DEBOUNCE_MS), { passive: true });
  onPageState(onState);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => (arrival.isSettled = true), { passive: true, capture: true });
}

/** The router has swapped a page in and has not scrolled it yet. */
export function arriveFromRouter(scrollY: number): void {
  arrive({ isRouted: true, scrollY, isSettled: false });
}

/** Where the customer left the page that is about to be swapped in, in CSS pixels; 0 for a page that is not returned to. */
export function positionOf({
  navigationType,
}: TransitionBeforePreparationEvent | TransitionBeforeSwapEvent): number {
  return navigationType === 'traverse' ? stored('scrollY') : 0;
}

/** Writes what the router needs into an entry that has lost it to another script, or comes from one. */
export function mendEntry(): void {
  if (!('index' in Object(history.state)))
    writeEntry({ index: 0, scrollX: 0, scrollY: stored(LEFT_AT), ...history.state });
}

function arrive(next: Arrival): void {
  arrival = next;
  // The router has replaced the root's attributes, its style among them.
  applyViewportUnit();
  if (next.scrollY === 0) return;
  // Makes room for the position that the router is about to restore.
  root.style.setProperty(HELD, `${next.scrollY + innerHeight}px`);
  scrollTo({ top: next.scrollY, behavior: 'instant' });
}

/** A number in the history entry, where the router keeps its own position too. */
function stored(name: string): number {
  const state: unknown = history.state;
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'number' ? value : 0;
}

function keepPosition(): void {
  if (arrival.isSettled) writeEntry({ ...history.state, [LEFT_AT]: scrollY });
}

function onState(): void {
  if (gate() !== 'pending') focusHeading();
  if (isReady()) settle();
}

function focusHeading(): void {
  if (!arrival.isRouted) return;
  arrival.isRouted = false;
  // With an anchor in the address, the browser starts there.
  if (anchor()) return;
  const heading = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The page has its height: the position and the anchor can be reached. */
function settle(): void {
  root.style.removeProperty(HELD);
  if (arrival.isSettled) return;
  arrival.isSettled = true;
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
