import type { Project } from '@playwright/test';

/** The rooms of the house, as a customer goes through them. */
const JOURNEYS = [
  'home/page',
  'profile/page',
  'subscription/page',
  'subscription/cancel',
  'subscription/changes',
  'subscription/money',
  'subscription/states',
  'tickets/page',
  'tickets/cancel',
  'tickets/concessions',
  'tickets/resend',
  'wallet/cards',
  'wallet/page',
  'wallet/adding',
  'friends/page',
  'cinemas/page',
  'shows/wishlist',
  'shows/ratings',
  'shows/history',
  'shows/recommendations',
  'statistics/page',
  'advantages/page',
  'support/contact',
  'support/messages',
  'preferences/page',
  'interests/page',
  'credentials/password',
  'credentials/deletion',
  'everyPage/emptyStates',
  'everyPage/largeAccount',
];

/**
 * What a folder of files cannot have: requests to count and to break on their way, a provider to sign in at, another
 * browser of the same tab.
 */
const NOT_IN_A_PAGE = [
  /(?:each|every) fault/,
  /whatever (?:goes|went) wrong/,
  /goes with the sign-out/,
  /what hangs is given up/,
  /cards that fail leave the bank card/,
  // Its first link within the page loads it anew: the address has lost its persona behind the router's back.
  /^.*messages.test.ts.*(?:each side of a conversation|is in the address|120 cases)/,
];

export const demoProject: Project = {
  name: 'demo',
  testDir: 'tests/browser',
  testMatch: JOURNEYS.map((name) => `**/${name}.test.ts`),
  grepInvert: NOT_IN_A_PAGE,
};
