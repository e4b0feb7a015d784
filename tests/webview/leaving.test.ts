import { ELSEWHERE, leaveAt, MOMENTS, serveElsewhere } from '#tests/support/departure.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { click, expect, ready, test } from './app.ts';

const TICKETS = `${siteUrl('fr')}/fr/tickets/`;

for (const [when, selector, delay] of MOMENTS) {
  test(`[errors/no-reload-while-leaving] another document that is asked for while ${when} comes`, async ({
    app,
  }) => {
    const { to, stop } = await serveElsewhere();
    const view = app({ handlers: [] });
    await view.open(TICKETS);
    await click(view, 'button[value="subscriber"]', '');
    await ready(view);
    await view.open(`${siteUrl('fr')}/fr/maintenance/`);
    await view.run((address) => {
      location.assign(address);
    }, TICKETS);
    await expect
      .poll(() => view.run(leaveAt, { selector, delay, to }).catch(() => false), { intervals: [1] })
      .toBe(true);
    await expect.poll(() => view.run(() => document.title, undefined).catch(() => '')).toBe(ELSEWHERE);
    expect(view.problems).toEqual([]);
    await stop();
  });
}
