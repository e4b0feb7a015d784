import type { Visit } from './load.ts';
import type { Results, Row } from './runs.ts';
import { median } from './statistics.ts';
import { OURS } from './targets.ts';

type Figure = (visit: Partial<Visit>) => number | undefined;

/** One line per target: the figure, the limit, and whether it holds. A target without runs is left out. */
export function verdicts({ rows }: Results): string {
  return [
    against(rows, 'slow3g', 'first visit', 0.75),
    against(rows, 'slow3g', 'again', 0.8),
    against(rows, 'fast4g', 'first visit', 0.75),
    against(rows, 'fast4g', 'again', 0.8),
    against(rows, 'none', 'first visit', 1),
    ...['', 'home, ', 'tickets, '].map((page) => overFloor(rows, `${page}first visit`, 1.15)),
    ...['home, ', 'tickets, '].map((page) =>
      atMost(rows, `${page}again`, 1200, ({ keptTicket }) => keptTicket, 'kept ticket'),
    ),
    atMost(rows, 'to another page', 600, ({ ready }) => ready),
    ...['slow3g', 'fast4g'].map((profile) => overAgain(rows, profile, 1.1)),
    atMost(rows, 'first visit', 50, ({ blocking }) => blocking, 'total blocking time'),
    atMost(rows, 'first visit', 0, ({ layoutShift }) => layoutShift, 'layout shift'),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** Compares this site's time until ready with the fastest other one. */
function against(rows: readonly Row[], profile: string, what: string, limit: number): string | undefined {
  const ready = (row: Row): number | undefined => middle(row, (visit) => visit.ready);
  const ours = rowOf(rows, profile, what);
  const others = rows.filter(
    (row) => row.profile === profile && row !== ours && /^[^,]+, (.*)$/.exec(row.what)?.[1] === what,
  );
  const best = Math.min(...others.flatMap((row) => ready(row) ?? []));
  const own = ours && ready(ours);
  if (own === undefined || !Number.isFinite(best)) return undefined;
  return verdict(`${profile}, ${what}, ready, over the fastest other`, own / best, limit);
}

/** Compares the visit after a release that changes one word with a repeat visit. */
function overAgain(rows: readonly Row[], profile: string, limit: number): string | undefined {
  const [after, again] = ['after a release', 'again']
    .map((what) => rowOf(rows, profile, what))
    .map((row) => row && middle(row, ({ ready }) => ready));
  if (after === undefined || !again) return undefined;
  return verdict(`${profile}, after a release, ready, over a repeat visit`, after / again, limit);
}

function overFloor(rows: readonly Row[], what: string, limit: number): string | undefined {
  const row = rowOf(rows, 'slow3g', what);
  const paint = row && middle(row, (visit) => visit.largestPaint);
  const floor = row && median(row.floors.filter((one) => one !== undefined));
  if (paint === undefined || !floor) return undefined;
  return verdict(`slow3g, ${what}, largest paint over its floor`, paint / floor, limit);
}

function atMost(
  rows: readonly Row[],
  what: string,
  limit: number,
  figure: Figure,
  name = 'ready',
): string | undefined {
  const row = rowOf(rows, 'slow3g', what);
  const own = row && middle(row, figure);
  return own === undefined ? undefined : verdict(`slow3g, ${what}, ${name}`, own, limit);
}

function verdict(name: string, figure: number, limit: number): string {
  const digits = limit < 10 ? 2 : 0;
  return `${figure <= limit ? '✓' : '✗'} ${name}: ${figure.toFixed(digits)}, at most ${String(limit)}`;
}

function rowOf(rows: readonly Row[], profile: string, what: string): Row | undefined {
  return rows.find((row) => row.profile === profile && row.what === `${OURS.name}, ${what}`);
}

function middle(row: Row, figure: Figure): number | undefined {
  return median(row.visits.map(figure).filter((value) => value !== undefined));
}
