/** Apart from the contract, so that the page, which must stay tiny, has the addresses without the schemas. */
export const CATEGORY_PATH = '/api/newsletter';
/** SP-25 */
export const UNSUBSCRIBE_PATHS = {
  category: '/api/newsletter/unsubscribe',
  all: '/api/newsletter/unsubscribe/all',
} as const;
export type Scope = keyof typeof UNSUBSCRIBE_PATHS;
