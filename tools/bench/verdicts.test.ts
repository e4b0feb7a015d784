import { expect, test } from 'vitest';
import type { Row } from './runs.ts';
import { verdicts } from './verdicts.ts';

function row(what: string, ready: number, more: Partial<Row> = {}): Row {
  return { what, profile: 'slow3g', visits: [{ ready }], floors: [], ...more };
}

test('the fastest of the other sites counts, at the same kind of visit', () => {
  const rows = [
    row('account, first visit', 750),
    row('vite-react, first visit', 1200),
    row('angular, first visit', 1000),
    row('angular, again', 10),
  ];
  expect(verdicts({ rows, calibrations: [] })).toBe(
    '✓ slow3g, first visit, ready, over the fastest other: 0.75, at most 0.75',
  );
  rows[0] = row('account, first visit', 760);
  expect(verdicts({ rows, calibrations: [] })).toMatch(/^✗ .*: 0\.76, at most 0\.75$/);
});

test('the largest paint is compared with the floor of the same page', () => {
  const rows = [
    row('account, home, first visit', 1, { visits: [{ largestPaint: 1200 }], floors: [1000, undefined] }),
    row('account, tickets, first visit', 1, { visits: [{ largestPaint: 1100 }], floors: [1000] }),
  ];
  expect(verdicts({ rows, calibrations: [] }).split('\n')).toEqual([
    '✗ slow3g, home, first visit, largest paint over its floor: 1.20, at most 1.15',
    '✓ slow3g, tickets, first visit, largest paint over its floor: 1.10, at most 1.15',
  ]);
});

test('page change, blocking time and layout shift have limits of their own', () => {
  const rows = [
    row('account, to another page', 600),
    row('account, first visit', 1, { visits: [{ blocking: 51, layoutShift: 0.001 }] }),
  ];
  expect(verdicts({ rows, calibrations: [] }).split('\n')).toEqual([
    '✓ slow3g, to another page, ready: 600, at most 600',
    '✗ slow3g, first visit, total blocking time: 51, at most 50',
    '✗ slow3g, first visit, layout shift: 0.00, at most 0',
  ]);
});

test('the kept ticket has a limit on a repeat visit to home and to the tickets', () => {
  const rows = [
    row('account, home, again', 1, { visits: [{ keptTicket: 1201 }] }),
    row('account, tickets, again', 1, { visits: [{ keptTicket: 1200 }] }),
    row('account, home, first visit', 1, { visits: [{}] }),
  ];
  expect(verdicts({ rows, calibrations: [] }).split('\n')).toEqual([
    '✗ slow3g, home, again, kept ticket: 1201, at most 1200',
    '✓ slow3g, tickets, again, kept ticket: 1200, at most 1200',
  ]);
});

test('what was not measured has no verdict', () => {
  expect(verdicts({ rows: [], calibrations: [] })).toBe('');
});

test('the visit after a release is compared with a repeat visit', () => {
  const rows = [row('account, again', 1000), row('account, after a release', 1110)];
  expect(verdicts({ rows, calibrations: [] })).toBe(
    '✗ slow3g, after a release, ready, over a repeat visit: 1.11, at most 1.1',
  );
});
