import { readFileSync } from 'node:fs';

const published = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

/** The table of calls of the specification (section 7), line by line. The captcha's challenge is not under `/api/`. */
const SPECIFIED = [
  'GET,PATCH /api/accounts/me',
  'GET /api/accounts/me/advantages',
  'GET /api/accounts/me/movieToNote',
  'PATCH /api/accounts/me/ignoreMovie',
  'POST /api/accounts/me/movieToNote/purge',
  'GET /api/accounts/me/subscription',
  'GET /api/accounts/me/subscription/invoice/{id}.pdf',
  'GET /api/accounts/me/subscription/contract',
  'PATCH,DELETE /api/accounts/me/subscription/cancel',
  'GET /api/accounts/me/subscription/cancel/reasons',
  'PATCH /api/accounts/me/subscription/groupSupplementInvoice',
  'PATCH,DELETE /api/accounts/me/subscription/suspend',
  'DELETE /api/accounts/me/subscription/downgrade',
  'GET /api/settings',
  'GET /api/v2/survey',
  'GET /api/cinemas',
  'GET /api/cinema/{slug}',
  'GET /api/cinema/{slug}/shows',
  'GET /api/faq/data',
  'GET /api/faq/topic/{id}',
  'GET /api/cms/1.7.0/help-center/faq',
  'GET /api/shows',
  'GET /api/zone/{zone}',
  'GET /api/shows/trailers',
  'GET /api/footer',
  'GET,PATCH /api/accounts/me/cards',
  'DELETE /api/accounts/me/cards/cb',
  'GET /api/accounts/me/cards/picture/{id}.jpg',
  'GET,PATCH,DELETE /api/accounts/me/cinemas',
  'PATCH /api/accounts/me/notifications',
  'GET,PATCH,DELETE /api/accounts/me/prepaids',
  'POST /api/accounts/me/prepaids/donate',
  'POST /api/accounts/me/prepaids/donate/cancel',
  'POST /api/accounts/me/prepaids/cancel',
  'PATCH /api/accounts/me/voucher',
  'PATCH /api/accounts/me/giftcard',
  'GET /api/accounts/me/goodies',
  'POST /api/accounts/me/unlink',
  'POST /api/accounts/me/link',
  'GET /api/accounts/me/identities',
  'GET /api/accounts/me/invoices',
  'POST /api/accounts/me/delete',
  'GET,POST /api/accounts/me/case',
  'PATCH /api/accounts/me/case/{id}',
  'POST /api/accounts/me/case/{id}/comment',
  'GET /api/v4/client/shows',
  'POST /api/client/{id}/show/{slug}/emotion',
  'POST /api/client/{id}/show/sf/{id}/emotion',
  'POST /api/client/{id}/show/{showId}/intention',
  'GET /api/accounts/me/changePassword',
  'POST /api/accounts/me/checkCredentials',
  'PATCH /api/accounts/me/email',
  'GET /api/ec/ebillet',
  'GET /api/ec/sendmail/{a}/{b}',
  'GET /api/ec/cancel/{id}',
  'GET /api/alerts',
  'GET,POST,PATCH,DELETE /api/accounts/me/friends',
  'GET /api/interests',
  'GET /api/newsletter',
  'PATCH /api/newsletter/unsubscribe',
  'PATCH /api/newsletter/unsubscribe/all',
];

/**
 * Calls that the specification does not have, each behind a flag of the settings, as the published contract says. A
 * test that acts by one of them names it (`test.use({ extensions: [...] })`); in every other test it is a mistake.
 */
export const EXTENSIONS: readonly string[] = Object.entries(published.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => 'x-extension' in operation)
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

const PATTERNS = SPECIFIED.map((line) => {
  const [methods = '', path = ''] = line.split(' ');
  const literal = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^(?:${methods.replaceAll(',', '|')}) ${literal}$`);
});

/** Whether the specification lists a call, as in `GET /api/cinema/lumen-bellecour`. */
export function isSpecified(call: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(call));
}

/** Whether any test may make a call: pages also read what stands behind a flag, all of which the sandbox has on. */
export function isListed(call: string): boolean {
  return isSpecified(call) || (call.startsWith('GET ') && EXTENSIONS.includes(call));
}
