import { expect, test } from 'vitest';
import { cancelReasons } from '#sandbox/areas/subscriptionReasons.ts';
import { SITES } from '#sites/sites.ts';
import { groupedReasons, knownReason, listedUnstated, stepState, type CancelStep } from './rules.ts';

const STEPS: readonly CancelStep[] = ['reason', 'terms', 'confirm', 'done'];
const running = { status: 'active', cancelPending: false, reason: 'moving' } as const;

test.each(['reason', 'terms', 'confirm'] as const)('a reload of the step %s shows it again', (step) => {
  expect(stepState(step, running)).toEqual({ kind: 'show', step });
});

test.each(['active', 'unpaid', 'paused', 'blocked'] as const)(
  '[subscription/leaving-the-pass] a pass that is %s can be left: leaving needs nobody’s leave',
  (status) => {
    expect(stepState('reason', { ...running, status })).toEqual({ kind: 'show', step: 'reason' });
  },
);

test('[subscription/cancel-needs-reason] without a reason only the first step is shown', () => {
  expect(STEPS.slice(0, 3).map((step) => stepState(step, { ...running, reason: undefined }))).toEqual([
    { kind: 'show', step: 'reason' },
    { kind: 'goTo', step: 'reason' },
    { kind: 'goTo', step: 'reason' },
  ]);
});

test.each(STEPS)('without a pass the step %s leads to the subscription page', (step) => {
  expect(stepState(step, { ...running, status: undefined })).toEqual({ kind: 'leave', why: 'noPass' });
});

test('a cancellation that is pending has its summary, to which the other steps lead', () => {
  const pending = { ...running, cancelPending: true };
  expect(STEPS.map((step) => stepState(step, pending).kind)).toEqual(['goTo', 'goTo', 'goTo', 'show']);
  expect(stepState('confirm', pending)).toEqual({ kind: 'goTo', step: 'done' });
});

test('a pass that has ended is none, but for the summary of a server that ends it at once', () => {
  const ended = { ...running, status: 'canceled' as const };
  expect(STEPS.map((step) => stepState(step, ended).kind)).toEqual(['leave', 'leave', 'leave', 'show']);
  expect(stepState('reason', ended)).toEqual({ kind: 'leave', why: 'noPass' });
});

test('the summary of a cancellation that is not there leads to the subscription page', () => {
  expect(stepState('done', running)).toEqual({ kind: 'leave', why: 'notCancelled' });
});

test('a reason that the server does not list is none; a list that did not come is no reason to lose it', () => {
  const reasons = [{ value: 'moving' }, { value: 'price' }];
  expect(knownReason('price', reasons)).toBe('price');
  expect(knownReason('ZZZ', reasons)).toBeUndefined();
  expect(knownReason(undefined, reasons)).toBeUndefined();
  expect(knownReason('price', undefined)).toBe('price');
});

test('[subscription/reason-optional] the reason that stands for none is one that the server lists', () => {
  const reasons = [{ value: 'price' }, { value: 'other' }];
  expect(listedUnstated('other', reasons)).toBe('other');
  expect(listedUnstated('none', reasons)).toBeUndefined();
  expect(listedUnstated(undefined, reasons)).toBeUndefined();
});

test('reasons stand in groups by the words of their values; unknown ones come last, and no group is empty', () => {
  const listed = ['other', 'moving', 'price', 'supplements', 'X1', 'times', 'seats'].map((value) => ({
    value,
  }));
  expect(
    groupedReasons(listed).map(({ group, reasons }) => [group, ...reasons.map(({ value }) => value)]),
  ).toEqual([
    ['money', 'price', 'supplements'],
    ['films', 'times'],
    ['cinema', 'seats'],
    ['life', 'moving'],
    ['other', 'other', 'X1'],
  ]);
  expect(groupedReasons([{ value: '7' }])).toHaveLength(1);
});

test.each(SITES)('[subscription/reason-optional] nobody has to give a reason: $id', ({ unstatedReason }) => {
  expect(listedUnstated(unstatedReason, cancelReasons('fr'))).toBeDefined();
});
