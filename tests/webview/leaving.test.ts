import { listen } from '#tests/support/listen.ts';
import { siteUrl, TEST_PORT } from '#tests/support/sites.ts';
import { click, expect, ready, test } from './app.ts';

const TICKETS = `${siteUrl('fr')}/fr/tickets/`;

/** A document that comes after a second. Meanwhile WebKit has cancelled what the page was loading. */
const SLOW_MS = 1000;

/** What is there first, and how much later the page is left. */
const MOMENTS = [
  ['the session is asked for', 'body > iframe', 0],
  ['the session is asked for, a moment later', 'body > iframe', 60],
  ['the page is being drawn', 'html[data-gate="pending"]', 60],
  ['the page shows', 'html[data-gate="open"]', 0],
  ['the page is ready', 'html[data-ready]', 60],
] as const;

MOMENTS.forEach(([when, selector, delay], index) => {
  test(`[decisions/no-reload-while-leaving] another document that is asked for while ${when} comes`, async ({
    app,
  }) => {
    const port = TEST_PORT + 300 + 10 * index;
    const stop = await listen(port, (_, answer) => {
      setTimeout(() => answer.end('<!doctype html><title>Elsewhere</title>'), SLOW_MS);
    });
    const view = app({ handlers: [] });
    await view.open(TICKETS);
    await click(view, 'button[value="subscriber"]', '');
    await ready(view);
    await view.open(`${siteUrl('fr')}/fr/maintenance/`);
    await view.run((to) => location.assign(to), TICKETS).catch(() => undefined);
    const departure = { selector, delay, to: `http://127.0.0.1:${String(port)}/` };
    await expect.poll(() => view.run(leaveAt, departure).catch(() => false), { intervals: [1] }).toBe(true);

    await expect.poll(() => view.run(() => document.title, undefined).catch(() => '')).toBe('Elsewhere');
    expect(view.problems).toEqual([]);
    await stop();
  });
});

/** Leaves the tickets page once the element is there. @returns whether the tickets page is open */
function leaveAt({ selector, delay, to }: { selector: string; delay: number; to: string }): boolean {
  if (!location.pathname.includes('tickets')) return false;
  const wait = setInterval(() => {
    if (!document.querySelector(selector)) return;
    clearInterval(wait);
    setTimeout(() => location.assign(to), delay);
  }, 1);
  return true;
}
