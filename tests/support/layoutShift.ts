import type { Page } from '@playwright/test';

/** The sum of all layout shifts of this document so far, including those right after a tap or a key press. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries)
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => {
          add(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The browser reports a frame's shifts after the frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add(observer.takeRecords());
              observer.disconnect();
              resolve(sum);
            }),
          ),
        );
      }),
  );
}
