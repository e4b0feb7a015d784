import { stopClock } from '#tests/support/clock.ts';
import { cookie, errorPage, forgetHere, tokenCalls } from '#tests/support/identity.ts';
import type { FaultInput } from '#tests/support/faultClasses.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

test.describe('the identity token is checked', () => {
  const wrong: readonly [row: string, fault: Pick<FaultInput, 'claims' | 'alg'>][] = [
    ['[identity/issuer-check] issuer', { claims: { iss: 'https://evil.example/' } }],
    ['[identity/subject-check] no subject', { claims: { sub: null } }],
    ['[identity/algorithm-check] HS256', { alg: 'HS256' }],
    ['[identity/algorithm-check] none', { alg: 'none' }],
    ['[identity/audience-check] audience', { claims: { aud: 'somebody-else' } }],
    ['[identity/audience-check] authorised party', { claims: { aud: ['lumen-fr', 'other'], azp: 'other' } }],
    ['[identity/nonce-check] nonce', { claims: { nonce: 'replayed' } }],
    ['[identity/expiry-leeway] expired for 61 s', { claims: { exp: '-61' } }],
    ['[identity/not-before-leeway] valid in 90 s', { claims: { nbf: '+90' } }],
  ];
  const right: typeof wrong = [
    [
      '[identity/audience-check] one of two audiences, the authorised party',
      { claims: { aud: ['lumen-fr', 'other'], azp: 'lumen-fr' } },
    ],
    ['[identity/expiry-leeway] expired for 30 s', { claims: { exp: '-30' } }],
    ['[identity/not-before-leeway] valid in 59 s', { claims: { nbf: '+59' } }],
  ];

  test('[identity/issuer-check, identity/subject-check, identity/algorithm-check, identity/audience-check, identity/nonce-check, identity/expiry-leeway, identity/not-before-leeway] an invalid token is refused, and nobody is signed in', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault] of wrong) {
      await test.step(row, async () => {
        await forgetHere(page);
        await provider.fault({ match: 'POST /oauth/token', fault: 'token', ...fault });
        await page.goto(TICKETS);
        await page.waitForURL(errorPage('token'));
        await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
      });
    }
  });

  test('[identity/audience-check, identity/expiry-leeway, identity/not-before-leeway] a clock difference of up to 60 s is accepted @nightly', async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault] of right) {
      await test.step(row, async () => {
        await forgetHere(page);
        await provider.fault({ match: 'POST /oauth/token', fault: 'token', ...fault });
        await page.goto(TICKETS);
        await ready(page);
        await expect(page.getByRole('article')).toHaveCount(3);
      });
    }
  });
});

test.describe('a token request that fails', () => {
  const faults: [row: string, fault: Omit<FaultInput, 'match'>, reason: string][] = [
    ['[identity/token-missing-fails] no token in the answer', { fault: 'missing-field' }, 'token'],
    [
      '[errors/identity-errors-handled] mfa_required',
      {
        fault: 'answer',
        status: 403,
        body: { error: 'mfa_required', error_description: 'x', mfa_token: 'x' },
      },
      'unknown',
    ],
    [
      '[identity/token-claims] no account id in the token',
      { fault: 'token', claims: { 'https://lumen.test/account_id': null } },
      'account',
    ],
    ['500', { fault: '500' }, 'unknown'],
    ['a proxy’s page', { fault: 'html', times: 3 }, 'network'],
  ];

  test('leads to the error page, signs nobody in, and the next sign-in works @nightly', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault, reason] of faults) {
      await test.step(row, async () => {
        await forgetHere(page);
        await provider.fault({ match: 'POST /oauth/token', ...fault });
        await page.goto(TICKETS);
        await page.waitForURL(errorPage(reason));
        await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
      });
    }
    await page.goto(TICKETS);
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('[identity/token-request-retries] a connection that breaks is tried three times, then given up @nightly', async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await forgetHere(page);
    const before = (await tokenCalls(provider)).length;
    await provider.fault({ match: 'POST /oauth/token', fault: 'reset', times: 0 });
    await page.goto(TICKETS);
    await page.waitForURL(errorPage('network'));
    // Three of the page; Chromium may repeat one by itself when its kept-alive connection breaks.
    expect([3, 4]).toContain((await tokenCalls(provider)).length - before);
  });

  test('[identity/used-code] an answer that is lost costs a new code, and no step that the customer sees @nightly', async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await provider.fault({ match: 'POST /oauth/token', fault: 'lost-reply' });
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened.push(request.url());
    });
    await page.goto(TICKETS);
    await ready(page);
    expect(opened).toHaveLength(1);
    await expect(page.getByRole('article')).toHaveCount(3);

    await test.step('after the sign-in the page opens again', async () => {
      await forgetHere(page);
      await provider.fault({ match: 'POST /oauth/token', fault: 'lost-reply' });
      await page.goto(TICKETS);
      await ready(page);
      await expect(page).toHaveURL(TICKETS);
      await expect(page.getByRole('article')).toHaveCount(3);
    });
  });

  test('[identity/http-timeout, constants/identity-limits] each try is given up after 10 s @nightly', async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await forgetHere(page);
    await provider.fault({ match: 'POST /oauth/token', fault: 'hang', times: 0 });
    await stopClock(page);
    const before = (await tokenCalls(provider)).length;
    const sent = async () => (await tokenCalls(provider)).length - before;
    await page.goto(TICKETS);
    await expect.poll(sent).toBe(1);
    await page.clock.runFor(9000);
    await expect.poll(() => sent()).toBe(1);
    for (const tries of [2, 3]) {
      await page.clock.runFor(10_000);
      await expect.poll(sent).toBe(tries);
    }
    await page.clock.runFor(10_000);
    await page.waitForURL(errorPage('network'));
  });
});
