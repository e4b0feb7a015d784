import { beforeEach, describe, expect, test } from 'vitest';
import { friends } from '#areas/friends/store.ts';
import { feelings } from '#areas/shows/feelings/store.ts';
import { cases } from '#areas/support/caseStore.ts';
import '#areas/support/cases/store.ts';
import { prepaids } from '#areas/wallet/store.ts';
import { $counts } from './counts.ts';
import { resetLoads } from './load.ts';

const friend = { firstName: 'A', infixName: '', lastName: 'B', mail: '', date: '' };
const prepaid = {
  kind: 'gift',
  subtype: '',
  name: '',
  description: '',
  number: '',
  code: '',
  pin: '',
  quantity: undefined,
  expirationDate: '',
  lastUpdateDate: '',
  shareable: false,
} as const;
const feeling = { emotion: 0, isSeen: false, at: 0 };
const show = (slug: string) => ({ id: '', slug, name: slug, genres: [], actors: [] });
const received = { id: 'm', body: 'Bonjour', createdAt: '', received: true };
const supportCase = { subject: '', number: '', createdAt: '', description: '', attachments: [] };

beforeEach(resetLoads);

describe('[shell/account-counts] what the stores count', () => {
  test('nothing is counted before a list is known, and nothing after the session has ended', () => {
    expect($counts.get()).toEqual({});
    friends.set([]);
    expect($counts.get().friends).toBe(0);
    resetLoads();
    expect($counts.get().friends).toBeUndefined();
  });

  test('friends: the requests that wait for an answer', () => {
    friends.set([
      { ...friend, id: '1', status: 'received' },
      { ...friend, id: '2', status: 'accepted' },
      { ...friend, id: '3', status: 'pending' },
    ]);
    expect($counts.get().friends).toBe(1);
  });

  test('vouchers: those that the customer can use', () => {
    prepaids.set([
      { ...prepaid, id: '1', status: 'available', given: undefined },
      { ...prepaid, id: '2', status: 'available', given: { date: '', mail: 'a@b.example' } },
      { ...prepaid, id: '3', status: 'used', given: undefined },
    ]);
    expect($counts.get().vouchers).toBe(1);
  });

  test('films: the wishes', () => {
    feelings.set([
      { ...feeling, show: show('a'), intention: 2 },
      { ...feeling, show: show('b'), intention: 1 },
    ]);
    expect($counts.get().films).toBe(1);
  });

  test('messages: the open cases with an answer that the customer has not seen', () => {
    cases.set([
      { ...supportCase, id: '1', closed: false, messages: [received] },
      { ...supportCase, id: '2', closed: true, messages: [received] },
      { ...supportCase, id: '3', closed: false, messages: [] },
    ]);
    expect($counts.get().messages).toBe(1);
  });
});
