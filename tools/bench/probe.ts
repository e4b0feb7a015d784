/** The page's own measurements; times in milliseconds since the navigation. */
interface Probe {
  firstPaint?: number;
  largestPaint?: number;
  layoutShift: number;
  longTasks: [start: number, length: number][];
  ready?: number;
  /** When a ticket that the device keeps could be seen (`areas/tickets/atOnce`). */
  keptTicket?: number;
}

declare global {
  interface Window {
    benchProbe?: Probe;
  }
}

/**
 * Runs in the page before its own scripts.
 * @param selector the page is ready when this element is visible and enabled; also for later pages of the document
 */
export function installProbe(selector: string): void {
  if (window.top !== window) return;
  const probe: Probe = { layoutShift: 0, longTasks: [] };
  window.benchProbe = probe;
  const observe = (type: string, seen: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  // Session windows of at most five seconds, with gaps of less than one, as web-vitals defines layout shift.
  let shifted = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const goesOn = shifted > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!goesOn) first = startTime;
    shifted = goesOn ? shifted + value : value;
    last = startTime;
    probe.layoutShift = Math.max(probe.layoutShift, shifted);
  });
  setInterval(() => {
    if (document.querySelector('[data-ticket-at-once]')?.checkVisibility())
      probe.keptTicket ??= performance.now();
    if (probe.ready !== undefined || selector === '') return;
    const found = document.querySelector<HTMLElement>(selector);
    if (!found || found.matches(':disabled') || found.getClientRects().length === 0) return;
    if (found.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      probe.ready = performance.now();
  }, 20);
}
