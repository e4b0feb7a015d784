import { expect, test } from 'vitest';
import { FIRST_SITE, targetsAt, withOtherOrigins } from '#sites/sites.ts';
import { crossOrigin } from './crossOrigin.ts';

const ORIGIN = 'http://localhost:4321';
const answer = crossOrigin('catalogueMobile', [ORIGIN], () =>
  Response.json({ code: 'path' }, { status: 404 }),
);

function asked(method: string, origin: string): Promise<Response> | Response {
  return answer(
    new Request('http://mobile.localhost:4321/api/shows/trailers', { method, headers: { origin } }),
  );
}

test('[http/other-origins] a preflight allows the headers of the target’s calls by name', async () => {
  const { status, headers } = await asked('OPTIONS', ORIGIN);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
  expect(headers.get('access-control-allow-headers')).toBe('authorization, mobile-key');
});

test('[http/other-origins] every answer may be read by the site’s pages, errors too, and by no other page', async () => {
  const answered = await asked('GET', ORIGIN);
  expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([404, ORIGIN]);
  expect((await asked('GET', 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('each target answers at its own host alone', () => {
  const { local } = withOtherOrigins(FIRST_SITE);
  if (!local) throw new Error('The French site has a local environment');
  expect(targetsAt('catalogue.localhost', local)).toEqual(['catalogueWeb']);
  expect(targetsAt('captcha.localhost', local)).toEqual(['captcha']);
  expect(targetsAt('refresh.localhost', local)).toEqual(['client']);
});
