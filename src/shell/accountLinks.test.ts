import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#sites/routes.ts';
import { ACCOUNT_LINKS, currentMark } from './accountLinks.ts';

test('[shell/account-navigation] each link has an icon, in the same order', () => {
  const icons = readFileSync('src/shell/accountIcons.svg', 'utf8').matchAll(/ id="(\w+)"/g);
  expect(ACCOUNT_LINKS.length).toBeLessThanOrEqual(25);
  expect([...icons].map(([, id]) => id)).toEqual(ACCOUNT_LINKS.map(({ name }) => name));
});

test('[shell/account-navigation] every page with a session and the full shell marks one link', () => {
  const without = ['mail', 'register'];
  for (const [route, { guard }] of Object.entries(ROUTES)) {
    const marks = ACCOUNT_LINKS.flatMap((link) => currentMark(link, route) ?? []);
    expect(marks, route).toHaveLength(guard === 'public' || without.includes(route) ? 0 : 1);
  }
});

test('[shell/account-navigation] a page that belongs to another one marks the link of that one', () => {
  const films = { name: 'films', routes: ['wishlist', 'ratings', 'history'] } as const;
  expect(currentMark(films, 'wishlist')).toBe('page');
  expect(currentMark(films, 'history')).toBe('true');
  expect(currentMark(films, 'home')).toBeUndefined();
});
