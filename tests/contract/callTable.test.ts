import { expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import type { AnyCall, TokenRule } from '#http/call.ts';
import { CALLS } from './calls.ts';

/** What the calls say of one thing. Calls that say nothing of it are left out. */
function said<Name extends keyof AnyCall>(name: Name): Record<string, AnyCall[Name]> {
  const calls = CALLS.filter((call) => call[name] !== undefined);
  return Object.fromEntries(calls.map((call) => [nameOf(call), call[name]]));
}

test('[http/catalogue-web-target, http/catalogue-mobile-target, http/tunnel-target] the calls to the catalogue, to its mobile variant and through the tunnel; all others go to the account’s API', () => {
  const others = CALLS.filter(({ target }) => target !== 'client');
  expect(Object.fromEntries(others.map((call) => [nameOf(call), call.target]))).toEqual({
    'GET /api/cinema/{slug}': 'catalogueWeb',
    'GET /api/cinema/{slug}/shows': 'catalogueWeb',
    'GET /api/cinemas': 'catalogueWeb',
    'GET /api/cms/1.7.0/help-center/faq': 'tunnel',
    'GET /api/shows': 'catalogueWeb',
    'GET /api/shows/trailers': 'catalogueMobile',
    'GET /api/zone/{zone}': 'catalogueMobile',
    'GET /captcha/challenge': 'captcha',
  });
});

test('[http/bearer-on-account-calls, http/public-calls-without-bearer, http/settings-without-bearer, http/optional-bearer] the calls that need no sign-in, and those that never carry a token; all others require one', () => {
  const rule = (token: TokenRule): string[] => CALLS.filter((call) => call.token === token).map(nameOf);
  expect(rule('never')).toEqual([
    'GET /api/footer',
    'GET /api/newsletter',
    'GET /api/settings',
    'GET /captcha/challenge',
    'PATCH /api/newsletter/unsubscribe',
    'PATCH /api/newsletter/unsubscribe/all',
    'POST /api/contracts/cancellation',
    'POST /api/contracts/withdrawal',
  ]);
  expect(rule('ifSignedIn')).toEqual([
    'GET /api/cinema/{slug}',
    'GET /api/cinema/{slug}/shows',
    'GET /api/cinemas',
    'GET /api/cms/1.7.0/help-center/faq',
    'GET /api/faq/data',
    'GET /api/faq/topic/{id}',
    'GET /api/interests',
    'GET /api/shows',
    'GET /api/shows/trailers',
    'GET /api/v2/survey',
    'GET /api/zone/{zone}',
  ]);
});

test('[http/refresh-after-action] what is read, and what each action makes old', () => {
  expect(said('resource')).toEqual({
    'GET /api/accounts/me': 'account',
    'GET /api/accounts/me/advantages': 'advantages',
    'GET /api/accounts/me/cards': 'cards',
    'GET /api/accounts/me/case': 'cases',
    'GET /api/accounts/me/cinemas': 'cinemas',
    'GET /api/accounts/me/friends': 'friends',
    'GET /api/accounts/me/identities': 'identities',
    'GET /api/accounts/me/invoices': 'invoices',
    'GET /api/accounts/me/movieToNote': 'toNote',
    'GET /api/accounts/me/prepaids': 'prepaids',
    'GET /api/accounts/me/subscription': 'subscription',
    'GET /api/ec/ebillet': 'tickets',
    'GET /api/v4/client/shows': 'feelings',
  });
  expect(said('refreshes')).toEqual({
    'PATCH /api/accounts/me/case/{id}': ['cases'],
    'PATCH /api/accounts/me/friends': ['friends'],
    'PATCH /api/accounts/me/ignoreMovie': ['toNote'],
    'POST /api/accounts/me/case': ['cases'],
    'POST /api/accounts/me/case/{id}/comment': ['cases'],
    'POST /api/accounts/me/friends': ['friends'],
    'POST /api/accounts/me/link': ['identities', 'account'],
    'POST /api/accounts/me/movieToNote/purge': ['toNote'],
    'POST /api/accounts/me/unlink': ['identities', 'account'],
    'POST /api/client/{id}/show/sf/{showId}/emotion': ['feelings'],
    'POST /api/client/{id}/show/{showId}/intention': ['feelings'],
    'POST /api/client/{id}/show/{slug}/emotion': ['feelings'],
  });
});

test('[http/action-gets-uncached] the GET calls that act; the call whose 401 refuses the password; files; forms', () => {
  expect(said('acts')).toEqual({
    'GET /api/accounts/me/changePassword': true,
    'GET /api/ec/cancel/{id}': true,
    'GET /api/ec/sendmail/{a}/{b}': true,
    'GET /captcha/challenge': true,
  });
  expect(said('refusesWith401')).toEqual({ 'POST /api/accounts/me/checkCredentials': true });
  expect(said('file')).toEqual({
    'GET /api/accounts/me/cards/picture/{id}.jpg': true,
    'GET /api/accounts/me/subscription/contract': true,
    'GET /api/accounts/me/subscription/invoice/{id}.pdf': true,
  });
  expect(said('form')).toEqual({ 'POST /api/accounts/me/case': true, 'POST /api/accounts/me/photo': true });
});
