import { KINDS, type Visit } from './load.ts';
import type { Results, Row } from './runs.ts';
import { median, spread } from './statistics.ts';

const HEAD = [
  'page',
  'profile',
  'runs',
  'LCP',
  'floor',
  'LCP/floor',
  'ready (min–max)',
  'TBT',
  'CLS',
  'requests before ready',
  'kB before ready',
  'requests',
  'kB',
  ...KINDS,
];

/** A Markdown table of medians: times in milliseconds, transferred bytes in kB of 1000. */
export function table({ rows, calibrations }: Results): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`);
  const loop = spread(calibrations);
  const noise =
    loop && `calibration loop ${rounded(loop.median)} ms (${rounded(loop.min)}–${rounded(loop.max)})`;
  return [...lines, '', noise].join('\n');
}

function cells({ what, profile, visits, floors }: Row): string[] {
  const of = (pick: (visit: Partial<Visit>) => number | undefined): number | undefined =>
    spread(visits.map(pick))?.median;
  const largest = of((visit) => visit.largestPaint);
  const floor = median(floors.filter((one) => one !== undefined));
  const ready = spread(visits.map((visit) => visit.ready));
  const bytes = (visit: Partial<Visit>): number | undefined =>
    visit.bytes && KINDS.reduce((sum, kind) => sum + (visit.bytes?.[kind] ?? 0), 0);
  return [
    what,
    profile,
    String(visits.length),
    rounded(largest),
    rounded(floor),
    largest !== undefined && floor ? (largest / floor).toFixed(2) : '',
    ready ? `${rounded(ready.median)} (${rounded(ready.min)}–${rounded(ready.max)})` : '',
    rounded(of((visit) => visit.blocking)),
    of((visit) => visit.layoutShift)?.toFixed(3) ?? '',
    rounded(of((visit) => visit.needed?.requests)),
    kilo(of((visit) => visit.needed?.bytes)),
    rounded(of((visit) => visit.requests)),
    kilo(of(bytes)),
    ...KINDS.map((kind) => kilo(of((visit) => visit.bytes?.[kind]))),
  ];
}

function rounded(value: number | undefined): string {
  return value === undefined ? '' : String(Math.round(value));
}

function kilo(bytes: number | undefined): string {
  return bytes === undefined ? '' : (bytes / 1000).toFixed(1);
}
