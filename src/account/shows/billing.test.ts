import { expect, test } from 'vitest';
import { billingOf, isBookable } from './billing.ts';

const NONE = { presales: false, comingSoon: false, bookable: false };

test.each([
  [{}, 'none', false],
  [{ bookable: true }, 'bookable', true],
  [{ comingSoon: true }, 'comingSoon', false],
  [{ comingSoon: true, bookable: true }, 'comingSoon', false],
  [{ presales: true }, 'presales', true],
  [{ presales: true, bookable: true }, 'presales', true],
  [{ presales: true, comingSoon: true }, 'presales', true],
] as const)('[entities/show-fields] %o is %s, and booking it is offered: %s', (flags, billing, offered) => {
  expect(billingOf({ ...NONE, ...flags })).toBe(billing);
  expect(isBookable(billing)).toBe(offered);
});
