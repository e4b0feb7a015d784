import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailHash, pageView } from './pageView.ts';

const USER = {
  mailHash: 'h',
  trackingData: { newsletterSubscription: true, passType: 'UNLIMITED', loyaltyLevel: 'gold' },
};

describe('page_name', () => {
  test.each([
    ['Q-03', 'notFound', '404'],
    ['Q-04', 'home', 'my_account_hp'],
    ['Q-05', 'profile', 'my_settings'],
    ['Q-06', 'tickets', 'my_tickets'],
    ['Q-07', 'wishlist', 'my_wishlist'],
    ['Q-08', 'ratings', 'my_ratings'],
    ['Q-09', 'advantages', 'my_advantages'],
    ['Q-10', 'subscription', 'my_subscription'],
    ['Q-11', 'cinemas', 'my_cinemas'],
    ['Q-12', 'messages', 'my_messages'],
    ['Q-13', 'statistics', 'my_stats'],
    ['Q-14', 'contact', 'my_contact'],
    ['Q-15', 'register', 'signup_validation_form'],
    ['Q-16', 'mail', 'my_mail'],
    ['Q-17', 'friends', 'my_friends'],
    ['Q-18', 'interests', 'my_interests'],
    ['Q-19', 'preferences', 'my_preferences'],
    ['Q-20', 'history', 'my_history'],
    ['OD-14', 'vouchers', 'vouchers'],
    ['OD-14', 'recommendations', 'recommendations'],
    ['OD-14', 'error', 'error'],
    ['OD-14', 'unsubscribe', 'unsubscribe'],
    ['OD-14', 'unsubscribed', 'unsubscribe'],
  ])('%s %s is %s; Q-21 only register is of category signup (TR-25)', (_, route, name) => {
    expect(pageView({ route, wide: true })).toMatchObject({
      page_name: name,
      page_category: route === 'register' ? 'signup' : 'account',
    });
  });

  test('SP-44 the callback is no page view', () => {
    expect(pageView({ route: 'callback', wide: true, user: USER })).toBeUndefined();
  });
});

test('Q-22 Q-23 OD-14 the whole object, before the customer is known', () => {
  expect(pageView({ route: 'tickets', wide: true })).toStrictEqual({
    event: 'page_view',
    page_name: 'my_tickets',
    page_category: 'account',
    programmation_selected: '0',
    platform_type: 'web-desktop',
  });
  expect(pageView({ route: 'tickets', wide: false })?.platform_type).toBe('web-mobile');
});

test('F-08 with the customer: hash and tracking data', () => {
  expect(pageView({ route: 'home', wide: true, user: USER })?.user).toStrictEqual({
    id_hash: 'h',
    newsletterSubscription: true,
    passType: 'UNLIMITED',
    loyaltyLevel: 'gold',
  });
});

test('C-42 whatever else the server put beside the tracking data stays here', () => {
  const trackingData = { ...USER.trackingData, mail: 'a@b.fr', id_hash: 'a@b.fr' };
  const view = pageView({ route: 'home', wide: true, user: { ...USER, trackingData } });
  expect(JSON.stringify(view)).not.toContain('a@b.fr');
  expect(view?.user?.id_hash).toBe('h');
});

describe('mailHash', () => {
  // printf a@b.fr | sha256sum
  const HASH = '4d6f878d3916c1843d8b05da4d4c4ea27f63539fe751470544be10eba97588b8';

  test.each(['a@b.fr', ' A@B.fr\n'])('SP-31 of "%s", trimmed and lower-case', async (mail) => {
    expect(await mailHash(mail)).toBe(HASH);
  });

  test('C-42 is 64 lower-case hex digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (mail) => {
        expect(await mailHash(mail)).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });
});
