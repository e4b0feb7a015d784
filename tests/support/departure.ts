import { listen } from './listen.ts';

/** The title of the document that comes late. */
export const ELSEWHERE = 'Elsewhere';

/** Until the other document comes. WebKit cancels at once what the page is loading. */
const SLOW_MS = 1000;

/** What is there first in a visit of the tickets page, and how many milliseconds later the page is left. */
export const MOMENTS = [
  ['the session is asked for', 'body > iframe', 0],
  ['the session is asked for, a moment later', 'body > iframe', 60],
  ['the page is being drawn', 'html[data-gate="pending"]', 60],
  ['the page shows', 'html[data-gate="open"]', 0],
  ['the page is ready', 'html[data-ready]', 60],
] as const;

/**
 * Serves a document that comes late.
 * @returns its address, and what stops it
 */
export async function serveElsewhere(): Promise<{ to: string; stop: () => Promise<void> }> {
  const { port, stop } = await listen((_, answer) => {
    setTimeout(() => answer.end(`<!doctype html><title>${ELSEWHERE}</title>`), SLOW_MS);
  });
  return { to: `http://127.0.0.1:${String(port)}/`, stop };
}

interface Departure {
  selector: string;
  delay: number;
  to: string;
}

/**
 * Runs in the page: leaves the tickets page once the element is there and the time has passed.
 * @returns whether the tickets page is open, or has been left already
 */
export function leaveAt({ selector, delay, to }: Departure): boolean {
  if (location.href === to) return true;
  if (!location.pathname.includes('tickets')) return false;
  const wait = setInterval(() => {
    if (!document.querySelector(selector)) return;
    clearInterval(wait);
    setTimeout(() => {
      location.assign(to);
    }, delay);
  }, 1);
  return true;
}
