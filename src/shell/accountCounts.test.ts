import { beforeEach, expect, test } from 'vitest';
import { resetLoads } from '#account/load.ts';
import { advantages } from '#areas/advantages/store.ts';
import { cases, seenAnswers } from '#areas/support/store.ts';
import { $counts } from './accountCounts.ts';

const ADVANTAGE = { name: '', expirationDate: '', details: '', code: '', terms: '', recognitionId: '' };
const received = { id: 'm', body: 'Bonjour', createdAt: '', received: true };
const supportCase = { subject: '', number: '', createdAt: '', description: '', attachments: [] };

beforeEach(resetLoads);

test('[shell/account-counts] nothing is counted before a list is known, nor after the session has ended', () => {
  const unknown = { tickets: 0, advantages: 0, messages: 0 };
  expect($counts.get()).toEqual(unknown);
  advantages.set([ADVANTAGE]);
  expect($counts.get()).toEqual({ ...unknown, advantages: 1 });
  resetLoads();
  expect($counts.get()).toEqual(unknown);
});

test('[shell/account-counts] messages: the open cases with an answer that the customer has not seen', () => {
  cases.set([
    { ...supportCase, id: '1', closed: false, messages: [received] },
    { ...supportCase, id: '2', closed: true, messages: [received] },
    { ...supportCase, id: '3', closed: false, messages: [] },
  ]);
  expect($counts.get().messages).toBe(1);
  seenAnswers.keep(() => ({ 1: 'm' }));
  expect($counts.get().messages).toBe(0);
});
