import type { Language } from './site.ts';

/** Client settings that switch menu entries and routes (specification, section 6). */
export const FLAGS = [
  'offersMenuEnabled',
  'subscriptionEnabled',
  'moreFromMenuEnabled',
  'clubEnabled',
  'advantagesEnabled',
  'goodiesEnabled',
  'myFriendsEnabled',
  'statisticsEnabled',
  'myInterestEnabled',
  'notificationsEnabled',
  'contactBlockDisplayed',
  'unpaidModalEnabled',
] as const;
export type Flag = (typeof FLAGS)[number];
export type Flags = Record<Flag, boolean>;

/** The first three checks of a page; `public` has none (OD-17). The flag is a further one. */
export type Guard = 'public' | 'account' | 'mail' | 'register';

export interface Route {
  /** Behind the language; empty for home. */
  path: string;
  guard: Guard;
  flag?: Flag;
  /** The app shows it at `m/{language}/...` as well, in a shell of its own (specification, section 2): `src/pages/m/`. */
  mobile?: true;
}

/** Pages behind a language. A page that is not here does not exist: its links are left out and its path is not found. */
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
  // Its menu entry has a flag, the page has none (TR-14).
  subscription: { path: 'subscription', guard: 'account' },
  cancel: { path: 'subscription/cancel', guard: 'account' },
  cancelTerms: { path: 'subscription/cancel/terms', guard: 'account' },
  cancelConfirm: { path: 'subscription/cancel/confirm', guard: 'account' },
  cancelDone: { path: 'subscription/cancel/done', guard: 'account' },
  statistics: { path: 'statistics', guard: 'account', flag: 'statisticsEnabled' },
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
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/** `/fr/tickets/`: with the closing slash that static hosts want. */
export function routePath(language: Language, id: RouteId): string {
  const { path } = ROUTES[id];
  return path === '' ? `/${language}/` : `/${language}/${path}/`;
}
