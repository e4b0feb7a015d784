import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/**
 * How often the browser may compute layout and styles until a page is ready. The more frames it finds time for, the more
 * often it does: 10 to 16 layouts and 20 to 29 computations were counted. An animation that the main thread draws, or a
 * script that reads a size in a loop, costs a multiple of this.
 */
const MOST = { LayoutCount: 20, RecalcStyleCount: 34 };

for (const path of ['/fr/', '/fr/profile/', '/fr/tickets/'])
  test(
    `${path} is ready after few layouts and few computations of styles`,
    { tag: TAG.nightly },
    async ({ context, page, signIn }) => {
      await signIn('subscriber', '/fr/friends/');
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      await page.goto(path);
      await ready(page);
      const { metrics } = await session.send('Performance.getMetrics');
      const counted = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      expect(counted.LayoutCount).toBeLessThanOrEqual(MOST.LayoutCount);
      expect(counted.RecalcStyleCount).toBeLessThanOrEqual(MOST.RecalcStyleCount);
    },
  );

for (const path of ['my-interests', 'preferences', 'profile', 'recommendations'])
  test(
    `/fr/${path}/ is ready without a number or a date, whose first costs a slow phone a tenth of a second`,
    { tag: TAG.nightly },
    async ({ page, signIn }) => {
      await signIn('subscriber', '/fr/friends/');
      await page.addInitScript(() => {
        const early: string[] = Object.assign(window, { early: [] }).early;
        const note = (what: string): void => {
          if (!('ready' in document.documentElement.dataset)) early.push(what);
        };
        const print = Reflect.get(Number.prototype, 'toLocaleString') as (...args: unknown[]) => string;
        const noted = new Proxy(print, {
          apply: (_, number, args: unknown[]) => {
            note('toLocaleString');
            return Reflect.apply(print, number, args);
          },
        });
        Reflect.set(Number.prototype, 'toLocaleString', noted);
        for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'] as const)
          Reflect.set(
            Intl,
            name,
            new Proxy(Intl[name], {
              construct: (format, args: unknown[]) => {
                note(name);
                return Reflect.construct(format, args) as object;
              },
            }),
          );
      });
      await page.goto(`/fr/${path}/`);
      await ready(page);
      expect(await page.evaluate(() => Reflect.get(window, 'early') as string[])).toEqual([]);
    },
  );
