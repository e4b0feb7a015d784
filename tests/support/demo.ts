import type { Project } from '@playwright/test';

/** The rooms of the house, as a customer goes through them. */
const JOURNEYS = ['cinemas','wishlist','ratings','history','recommendations','statistics','advantages','contact','contactFiles','contactDrafts','messages','preferences','interests','register','unsubscribe','emptyStates','largeAccount','mobile','deletion','password','identities','alerts','toasts','header','footer','language','public','pages','scroll','email-change','mail','closing','replies','flags',
];

/**
 * What a folder of files cannot have: requests to count and to break on their way, a provider to sign in at, another
 * browser of the same tab.
 */
const NOT_IN_A_PAGE = [
  /each fault/,
  /does not come gives a toast, whatever went wrong/,
  /what hangs is given up/,
  /cards that fail leave the bank card/,
];

export const demoProject: Project = {
  name: 'demo',
  testDir: 'tests/browser',
  testMatch: JOURNEYS.map((name) => `${name}.test.ts`),
  grepInvert: NOT_IN_A_PAGE,
};
