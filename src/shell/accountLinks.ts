import type { Flag } from '#sites/flags.ts';
import type { RouteId } from '#sites/routes.ts';

export interface AccountLink {
  /** Id of its icon in `accountIcons.svg`, and of its label in `AccountLinks.astro`. */
  name: string;
  /** Routes of the pages on which the link is marked as the current one. The link opens the first. */
  routes: readonly [RouteId, ...RouteId[]];
  /** The link is hidden while this feature is off. */
  flag?: Flag;
  /** True for the first link of a group. */
  group?: true;
}

/** The pages of the account, in the order of the navigation and of the icons in `accountIcons.svg`. */
export const ACCOUNT_LINKS = [
  { name: 'home', routes: ['home'] },
  { name: 'tickets', routes: ['tickets'], group: true },
  {
    name: 'subscription',
    routes: ['subscription', 'cancel', 'cancelTerms', 'cancelConfirm', 'cancelDone'],
    flag: 'subscriptionEnabled',
  },
  { name: 'vouchers', routes: ['vouchers'], flag: 'goodiesEnabled' },
  { name: 'advantages', routes: ['advantages'], flag: 'advantagesEnabled' },
  { name: 'films', routes: ['wishlist', 'ratings', 'history', 'recommendations'], group: true },
  { name: 'friends', routes: ['friends'], flag: 'myFriendsEnabled' },
  { name: 'messages', routes: ['messages'], flag: 'contactBlockDisplayed' },
  { name: 'statistics', routes: ['statistics', 'filmYear'], flag: 'statisticsEnabled' },
  { name: 'cinemas', routes: ['cinemas'], group: true },
  { name: 'contact', routes: ['contact'], flag: 'contactBlockDisplayed' },
  { name: 'profile', routes: ['profile'], group: true },
  { name: 'interests', routes: ['interests'], flag: 'myInterestEnabled' },
  { name: 'preferences', routes: ['preferences'], flag: 'notificationsEnabled' },
] as const satisfies readonly AccountLink[];

/**
 * Value of `aria-current`.
 * @returns `true` on a page that belongs to the one that the link opens; undefined elsewhere
 */
export function currentMark({ routes }: AccountLink, route: string): 'page' | 'true' | undefined {
  if (routes[0] === route) return 'page';
  return routes.some((one) => one === route) ? 'true' : undefined;
}
