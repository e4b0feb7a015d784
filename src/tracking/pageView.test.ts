import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailHash, pageView } from './pageView.ts';

const USER = {
  mailHash: 'h',
  trackingData: { newsletterSubscription: true, passType: 'UNLIMITED', loyaltyLevel: 'gold' },
};

describe('page_name', () => {
  test.each([
    ['[tracking/not-found-name]', 'notFound', '404'],
    ['[tracking/home-name]', 'home', 'my_account_hp'],
    ['[tracking/profile-name]', 'profile', 'my_settings'],
    ['[tracking/tickets-name]', 'tickets', 'my_tickets'],
    ['[tracking/wishlist-name]', 'wishlist', 'my_wishlist'],
    ['[tracking/ratings-name]', 'ratings', 'my_ratings'],
    ['[tracking/advantages-name]', 'advantages', 'my_advantages'],
    ['[tracking/subscription-name]', 'subscription', 'my_subscription'],
    ['[tracking/cinemas-name]', 'cinemas', 'my_cinemas'],
    ['[tracking/messages-name]', 'messages', 'my_messages'],
    ['[tracking/statistics-name]', 'statistics', 'my_stats'],
    ['[tracking/contact-name]', 'contact', 'my_contact'],
    ['[tracking/register-name-and-category]', 'register', 'signup_validation_form'],
    ['[tracking/mail-name]', 'mail', 'my_mail'],
    ['[tracking/friends-name]', 'friends', 'my_friends'],
    ['[tracking/interests-name]', 'interests', 'my_interests'],
    ['[tracking/preferences-name]', 'preferences', 'my_preferences'],
    ['[tracking/history-name]', 'history', 'my_history'],
    ['[tracking/page-view-object]', 'vouchers', 'vouchers'],
    ['[tracking/page-view-object]', 'recommendations', 'recommendations'],
    ['[tracking/page-view-object]', 'error', 'error'],
    ['[tracking/page-view-object]', 'unsubscribe', 'unsubscribe'],
    ['[tracking/page-view-object]', 'unsubscribed', 'unsubscribe'],
  ])('[tracking/account-category] %s %s is %s; only register is of category signup', (_, route, name) => {
    expect(pageView({ route, wide: true })).toMatchObject({
      page_name: name,
      page_category: route === 'register' ? 'signup' : 'account',
    });
  });

  test('[tracking/unlisted-pages] the callback is no page view', () => {
    expect(pageView({ route: 'callback', wide: true, user: USER })).toBeUndefined();
  });
});

test('[tracking/programmation-text-zero, tracking/platform-type, tracking/page-view-object] the whole object, before the customer is known', () => {
  expect(pageView({ route: 'tickets', wide: true })).toStrictEqual({
    event: 'page_view',
    page_name: 'my_tickets',
    page_category: 'account',
    programmation_selected: '0',
    platform_type: 'web-desktop',
  });
  expect(pageView({ route: 'tickets', wide: false })?.platform_type).toBe('web-mobile');
});

test('[entities/tracking-data] with the customer: hash and tracking data', () => {
  expect(pageView({ route: 'home', wide: true, user: USER })?.user).toStrictEqual({
    id_hash: 'h',
    newsletterSubscription: true,
    passType: 'UNLIMITED',
    loyaltyLevel: 'gold',
  });
});

test('[identity/mail-hash-tracking] whatever else the server put beside the tracking data stays here', () => {
  const trackingData = { ...USER.trackingData, mail: 'a@b.fr', id_hash: 'a@b.fr' };
  const view = pageView({ route: 'home', wide: true, user: { ...USER, trackingData } });
  expect(JSON.stringify(view)).not.toContain('a@b.fr');
  expect(view?.user?.id_hash).toBe('h');
});

describe('mailHash', () => {
  // printf a@b.fr | sha256sum
  const HASH = '4d6f878d3916c1843d8b05da4d4c4ea27f63539fe751470544be10eba97588b8';

  test.each(['a@b.fr', ' A@B.fr\n'])(
    '[identity/mail-hash-tracking] of "%s", trimmed and lower-case',
    async (mail) => {
      expect(await mailHash(mail)).toBe(HASH);
    },
  );

  test('[identity/mail-hash-tracking] is 64 lower-case hex digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (mail) => {
        expect(await mailHash(mail)).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });
});
