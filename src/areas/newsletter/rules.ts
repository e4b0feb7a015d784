/** The categories of mailings (specification, section 3). Any other category is `unknown`. */
export const CATEGORIES = ['filmnews', 'filmtips', 'account', 'servicemail', 'unknown'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Reads `{ category: 'filmnews' }`, or the plain name. Anything else is `unknown`, an empty answer too. */
export function categoryOf(answer: unknown): Category {
  const name =
    typeof answer === 'object' && answer !== null && 'category' in answer ? answer.category : answer;
  return CATEGORIES.find((category) => category === name) ?? 'unknown';
}

/** The token of the link. A `+` stays a plus sign, although forms read it as a space: tokens have no spaces. */
export function tokenIn(search: string): string | undefined {
  const token = new URLSearchParams(search.replaceAll('+', '%2B')).get('token');
  return token === null || token === '' ? undefined : token;
}
