import { expect, test } from 'vitest';
import { buildWorld } from '#sandbox/world.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import { changed, differences, keptOf, named, oneMore } from './kept.ts';

const NOW = Date.parse('2026-05-01T10:00:00Z');

function kept(persona: 'subscriber' | 'empty') {
  return keptOf({ world: buildWorld('1', persona, FIRST_SITE, NOW), unsubscribed: [], leavings: [] });
}

test('what the backend has is named line by line', () => {
  const lines = kept('subscriber');
  expect(lines).toMatchObject({ 'friend 3': 'received', 'ticket 40': 'CONFIRMED', optinMail: 'true' });
  expect(named(lines, 'favourite')).toHaveLength(4);
  expect(named(kept('empty'), 'friend')).toEqual([]);
});

test('what is there twice is counted', () => {
  const twice = keptOf({ world: undefined, unsubscribed: ['/a t', '/a t'], leavings: [] });
  expect(twice).toEqual({ 'unsubscribed /a t': '2' });
  expect(oneMore(twice, 'unsubscribed /a t')).toEqual({ 'unsubscribed /a t': '3' });
});

test('a change sets lines and takes lines away, and the difference names both', () => {
  const before = { city: 'Lyon', 'friend 3': 'received' };
  const after = changed(before, { city: 'Nice', 'friend 3': undefined });
  expect(after).toEqual({ city: 'Nice' });
  expect(differences(before, after)).toEqual(['city: Lyon → Nice', 'friend 3: received → none']);
  expect(differences(after, after)).toEqual([]);
});

test('each world differs from itself after a change of any of its parts', () => {
  const world = buildWorld('1', 'subscriber', FIRST_SITE, NOW);
  const before = keptOf({ world, unsubscribed: [], leavings: [] });
  world.favourites.pop();
  world.films.ignored.push('SF-7');
  delete world.account.card;
  const after = keptOf({ world, unsubscribed: [], leavings: [] });
  expect(differences(before, after)).toHaveLength(3);
});
