/**
 * Call it before the page opens.
 * @returns gives the sum of all layout shifts since then, including those right after a press
 */
export function watchLayoutShift(): () => Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift' });
  return async () => {
    // The browser reports a frame's shifts after the frame.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  };
}
