import { expect, test } from 'vitest';
import { figuresOf, tableOf } from './report.ts';

test('each thing that was done in each area: how often, the middle and the longest of its times', () => {
  const samples = new Map([
    [
      'history',
      new Map([
        ['search', [48, 0, 16]],
        ['show more', [104, 96]],
      ]),
    ],
    ['friends', new Map([['search', [24]]])],
  ]);
  expect(figuresOf(samples)).toEqual([
    { area: 'history', what: 'search', times: 3, median: 16, max: 48 },
    // With an even number of samples, the longer of the two in the middle.
    { area: 'history', what: 'show more', times: 2, median: 104, max: 104 },
    { area: 'friends', what: 'search', times: 1, median: 24, max: 24 },
  ]);
  expect(samples.get('history')?.get('search'), 'the samples as they were').toEqual([48, 0, 16]);
});

test('a line each, in columns; what the browser did not report is below 16 ms, and what is over the limit is marked', () => {
  const figures = [
    { area: 'history', what: 'search', times: 30, median: 0, max: 200 },
    { area: 'tickets', what: 'open the menu', times: 5, median: 96, max: 208 },
  ];
  expect(tableOf(figures, 200).split('\n')).toEqual([
    'area     interaction    times  median  max',
    'history  search            30    < 16  200',
    'tickets  open the menu      5      96  208  over 200 ms',
  ]);
});
