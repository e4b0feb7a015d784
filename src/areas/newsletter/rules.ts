/** What a mailing may be (specification, section 3); a category that is not known is `unknown`. */
export const CATEGORIES = ['filmnews', 'filmtips', 'account', 'servicemail', 'unknown'] as const;
export type Category = (typeof CATEGORIES)[number];

/** `{ category: 'filmnews' }`, or the bare name; anything else, nothing included, is unknown. */
export function categoryOf(answer: unknown): Category {
  const name =
    typeof answer === 'object' && answer !== null && 'category' in answer ? answer.category : answer;
  return CATEGORIES.find((category) => category === name) ?? 'unknown';
}

/** The link's token. A bare `+`, which forms read as a space, is a plus here: tokens have no spaces. */
export function tokenIn(search: string): string | undefined {
  const token = new URLSearchParams(search.replaceAll('+', '%2B')).get('token');
  return token === null || token === '' ? undefined : token;
}
