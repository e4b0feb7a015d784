/** Apart from the contract, so that the page, which must stay small, loads the addresses without the schemas. */
export const CATEGORY_PATH = '/api/newsletter';

export const SETTINGS_PATH = '/api/settings';

/** The specification withholds these paths: one is for the category, one for all newsletters. */
export const UNSUBSCRIBE_PATHS = {
  category: '/api/newsletter/unsubscribe',
  all: '/api/newsletter/unsubscribe/all',
} as const;

export type Scope = keyof typeof UNSUBSCRIBE_PATHS;

/** The categories of mailings (specification, section 3). Any other category is `unknown`. */
export const CATEGORIES = ['filmnews', 'filmtips', 'account', 'servicemail', 'unknown'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Reads `{ category: 'filmnews' }`, or the plain name. Anything else is `unknown`, an empty answer too. */
export function categoryOf(answer: unknown): Category {
  const name =
    typeof answer === 'object' && answer !== null && 'category' in answer ? answer.category : answer;
  return CATEGORIES.find((category) => category === name) ?? 'unknown';
}

/** `unknown`: the request may or may not have been done. Sending it twice does no harm. */
export type Unsubscribed = 'done' | 'notDone' | 'unknown';

/**
 * What an answer with a status of success says: nothing, or an object without an error. Anything else, such as a page
 * of a proxy, does not come from the call.
 * @param answer the parsed body; undefined for an empty one
 */
export function endOf(answer: unknown): Unsubscribed {
  if (answer === undefined || answer === null) return 'done';
  if (typeof answer !== 'object' || Array.isArray(answer)) return 'unknown';
  const isRefusal = 'error' in answer || ('done' in answer && answer.done === false);
  return isRefusal ? 'notDone' : 'done';
}

/** What the settings say of the page of preferences. A flag that they do not name is off. */
export function hasPreferences(settings: unknown): boolean | undefined {
  if (typeof settings !== 'object' || settings === null || !('clientSettings' in settings)) return undefined;
  const { clientSettings: flags } = settings;
  if (typeof flags !== 'object' || flags === null) return undefined;
  return 'notificationsEnabled' in flags && flags.notificationsEnabled === true;
}

/** The token of the link. A `+` stays a plus sign, although forms read it as a space: tokens have no spaces. */
export function tokenIn(search: string): string | undefined {
  const token = new URLSearchParams(search.replaceAll('+', '%2B')).get('token');
  return token === null || token === '' ? undefined : token;
}
