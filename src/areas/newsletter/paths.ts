/** Apart from the contract, so that the page, which must stay small, loads the addresses without the schemas. */
export const CATEGORY_PATH = '/api/newsletter';
export const SETTINGS_PATH = '/api/settings';
/** The specification withholds these paths: one is for the category, one for all newsletters. */
export const UNSUBSCRIBE_PATHS = {
  category: '/api/newsletter/unsubscribe',
  all: '/api/newsletter/unsubscribe/all',
} as const;
export type Scope = keyof typeof UNSUBSCRIBE_PATHS;
