import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getNewsletter } from './contract.ts';

test.each([
  [{ category: 'filmnews' }, 'filmnews'],
  ['filmtips', 'filmtips'],
  [{ category: 'xyz' }, 'unknown'],
  [{ category: 7 }, 'unknown'],
  [7, 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])(
  '[entities/newsletter-category, http/tolerates-unlisted-shapes] of the answer %j the category is %s',
  (answer, category) => {
    expect(v.parse(getNewsletter.answer, answer)).toBe(category);
  },
);
