import type { Flag } from './flags.ts';
import type { Language } from './site.ts';

/** The checks that a page passes before it shows; `public` has none. A flag is a further check. */
export type Guard = 'public' | 'account' | 'mail' | 'register';

export interface Route {
  /** The part of the address after the language; '' for home. */
  path: string;
  guard: Guard;
  flag?: Flag;
  /** True when the app also shows the page at `m/{language}/...`, without header and footer (`src/pages/m/`; specification, section 2). */
  mobile?: true;
}

/** Pages below a language. A page that is not in this list does not exist: no menu links to it and its address is not found. */
export const ROUTES = {
  home: { path: '', guard: 'account' },
  profile: { path: 'profile', guard: 'account' },
  cinemas: { path: 'cinemas', guard: 'account', mobile: true },
  friends: { path: 'friends', guard: 'account', flag: 'myFriendsEnabled', mobile: true },
  tickets: { path: 'tickets', guard: 'account' },
  wishlist: { path: 'wishlist', guard: 'account' },
  ratings: { path: 'ratings', guard: 'account' },
  history: { path: 'history', guard: 'account', mobile: true },
  recommendations: { path: 'recommendations', guard: 'account' },
  advantages: { path: 'advantages', guard: 'account', flag: 'advantagesEnabled' },
  vouchers: { path: 'vouchers', guard: 'account', flag: 'goodiesEnabled' },
  // The menu entry depends on a flag; the page does not, since a pass may be paid for.
  subscription: { path: 'subscription', guard: 'account' },
  cancel: { path: 'subscription/cancel', guard: 'account' },
  cancelTerms: { path: 'subscription/cancel/terms', guard: 'account' },
  cancelConfirm: { path: 'subscription/cancel/confirm', guard: 'account' },
  cancelDone: { path: 'subscription/cancel/done', guard: 'account' },
  statistics: { path: 'statistics', guard: 'account', flag: 'statisticsEnabled' },
  filmYear: { path: 'statistics/year', guard: 'account', flag: 'statisticsEnabled' },
  interests: { path: 'my-interests', guard: 'account', flag: 'myInterestEnabled' },
  preferences: { path: 'preferences', guard: 'account', flag: 'notificationsEnabled' },
  messages: { path: 'messages', guard: 'account', flag: 'contactBlockDisplayed' },
  contact: { path: 'contact', guard: 'account', flag: 'contactBlockDisplayed' },
  register: { path: 'register', guard: 'register' },
  mail: { path: 'mail', guard: 'mail' },
  unsubscribe: { path: 'unsubscribe', guard: 'public' },
  unsubscribed: { path: 'unsubscribe/confirmation', guard: 'public' },
  error: { path: 'error', guard: 'public' },
  accessibility: { path: 'accessibility', guard: 'public' },
  // Their flags are checked by the pages themselves, which have no start-up (areas/leaving/).
  publicCancel: { path: 'cancel', guard: 'public' },
  withdraw: { path: 'withdraw', guard: 'public' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** `/fr/tickets/`. Static hosts need the closing slash. */
export function routePath(language: Language, id: RouteId): string {
  const { path } = ROUTES[id];
  return path === '' ? `/${language}/` : `/${language}/${path}/`;
}

/** Whether a page stands at the path, with or without its closing slash: of a route, its mobile variant, or the root. */
export function isPagePath(path: string, languages: readonly Language[]): boolean {
  const [, mobile, language, page = ''] = /^(\/m)?\/(\w\w)(?:\/(.+?))?\/?$/.exec(path) ?? [];
  if (!languages.some((one) => one === language)) return path === '/';
  return Object.values<Route>(ROUTES).some((route) => route.path === page && (!mobile || route.mobile));
}
