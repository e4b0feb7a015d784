import { stopClock } from '#tests/support/clock.ts';
import { cookie, errorPage, forgetHere, tokenCalls } from '#tests/support/identity.ts';
import { expect, ready, test, type FaultInput } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

test.describe('the identity token is checked', () => {
  const wrong: readonly [row: string, fault: Pick<FaultInput, 'claims' | 'alg'>][] = [
    ['C-21 issuer', { claims: { iss: 'https://evil.example/' } }],
    ['C-22 no subject', { claims: { sub: null } }],
    ['C-23 HS256', { alg: 'HS256' }],
    ['C-23 none', { alg: 'none' }],
    ['C-24 audience', { claims: { aud: 'somebody-else' } }],
    ['C-24 authorised party', { claims: { aud: ['lumen-fr', 'other'], azp: 'other' } }],
    ['C-25 nonce', { claims: { nonce: 'replayed' } }],
    ['C-26 expired for 61 s', { claims: { exp: '-61' } }],
    ['C-27 valid in 90 s', { claims: { nbf: '+90' } }],
  ];
  const right: typeof wrong = [
    [
      'C-24 one of two audiences, the authorised party',
      { claims: { aud: ['lumen-fr', 'other'], azp: 'lumen-fr' } },
    ],
    ['C-26 expired for 30 s', { claims: { exp: '-30' } }],
    ['C-27 valid in 59 s', { claims: { nbf: '+59' } }],
  ];

  test('C-21 to C-27 what is wrong is refused, and nobody is signed in', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault] of wrong) {
      await test.step(row, async () => {
        // Else the page before, still in its session, may write its cookie again.
        await page.goto('about:blank');
        await forgetHere(context);
        await provider.fault({ match: 'POST /oauth/token', fault: 'token', ...fault });
        await page.goto(TICKETS);
        await page.waitForURL(errorPage('token'));
        await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
      });
    }
  });

  test('C-24 C-26 C-27 what is within 60 s is accepted', async ({ page, context, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault] of right) {
      await test.step(row, async () => {
        await forgetHere(context);
        await provider.fault({ match: 'POST /oauth/token', fault: 'token', ...fault });
        await page.goto(TICKETS);
        await ready(page);
        await expect(page.getByRole('article')).toHaveCount(4);
      });
    }
  });
});

test.describe('a token request that fails', () => {
  const faults: [row: string, fault: Omit<FaultInput, 'match'>, reason: string][] = [
    ['C-14 no token in the answer', { fault: 'missing-field' }, 'token'],
    [
      'R-09 mfa_required',
      {
        fault: 'answer',
        status: 403,
        body: { error: 'mfa_required', error_description: 'x', mfa_token: 'x' },
      },
      'unknown',
    ],
    ['500', { fault: '500' }, 'unknown'],
    ['a proxy’s page', { fault: 'html', times: 3 }, 'network'],
  ];

  test('after the sign-in leads to the error page, signs nobody in, and the next try works', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    for (const [row, fault, reason] of faults) {
      await test.step(row, async () => {
        // What the page has still under way would set the cookie again.
        await page.goto('about:blank');
        await forgetHere(context);
        await provider.fault({ match: 'POST /oauth/token', ...fault });
        await page.goto(TICKETS);
        await page.waitForURL(errorPage(reason));
        await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
      });
    }
    await page.goto(TICKETS);
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  test('C-35 SP-30 a connection that breaks is tried three times, then given up', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await forgetHere(context);
    const before = (await tokenCalls(provider)).length;
    await provider.fault({ match: 'POST /oauth/token', fault: 'reset', times: 0 });
    await page.goto(TICKETS);
    await page.waitForURL(errorPage('network'));
    // Chromium repeats a request by itself whose kept-alive connection breaks (SP-30).
    expect([3, 4]).toContain((await tokenCalls(provider)).length - before);
  });

  test('C-34 S-09 each try is given up after 10 s', async ({ page, context, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    await forgetHere(context);
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
