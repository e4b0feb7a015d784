import { attempt } from '#platform/platform.ts';

declare global {
  interface Window {
    /** The tag manager's, which may have made something else of it. */
    dataLayer?: unknown[];
  }
}

/** The width from which the header shows all of its links, as in the style sheets. */
export const WIDE = '(min-width: 64rem)';

/** Route id to tracking name (specification, section 2). */
const NAMES: Readonly<Record<string, string>> = {
  home: 'my_account_hp',
  profile: 'my_settings',
  friends: 'my_friends',
  tickets: 'my_tickets',
  history: 'my_history',
  wishlist: 'my_wishlist',
  ratings: 'my_ratings',
  advantages: 'my_advantages',
  subscription: 'my_subscription',
  cinemas: 'my_cinemas',
  messages: 'my_messages',
  statistics: 'my_stats',
  interests: 'my_interests',
  contact: 'my_contact',
  register: 'signup_validation_form',
  mail: 'my_mail',
  preferences: 'my_preferences',
  unsubscribed: 'unsubscribe',
  notFound: '404',
};

export interface Visit {
  /** Route id. */
  route: string;
  wide: boolean;
  /** Undefined for an unknown customer. Holds a hash, never the e-mail address itself. */
  user?: { mailHash: string; trackingData: Readonly<Record<string, unknown>> } | undefined;
}

export interface PageView {
  event: 'page_view';
  page_name: string;
  page_category: 'account' | 'signup';
  programmation_selected: '0';
  platform_type: 'web-desktop' | 'web-mobile';
  user?: { id_hash: string; newsletterSubscription: unknown; passType: unknown; loyaltyLevel: unknown };
}

/**
 * The page view for `window.dataLayer`. A route that the specification does not
 * list keeps its id as name.
 * @returns undefined for the callback, which is not a page
 */
export function pageView({ route, wide, user }: Visit): PageView | undefined {
  if (route === 'callback') return undefined;
  const view: PageView = {
    event: 'page_view',
    page_name: NAMES[route] ?? route,
    page_category: route === 'register' ? 'signup' : 'account',
    programmation_selected: '0',
    platform_type: wide ? 'web-desktop' : 'web-mobile',
  };
  if (user) {
    const { newsletterSubscription, passType, loyaltyLevel } = user.trackingData;
    view.user = { id_hash: user.mailHash, newsletterSubscription, passType, loyaltyLevel };
  }
  return view;
}

export function pushView(view: PageView): void {
  attempt(() => (window.dataLayer ??= []).push(view));
}

/** SHA-256 of the trimmed, lower-case address, in lower-case hex. */
export async function mailHash(mail: string): Promise<string> {
  const bytes = new TextEncoder().encode(mail.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
