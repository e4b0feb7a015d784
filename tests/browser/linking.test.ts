import type { Page } from '@playwright/test';
import { cookie } from '../support/identity.ts';
import { PROVIDER_URL } from '../support/sites.ts';
import { expect, ready, test } from '../support/test.ts';

const TICKETS = '/fr/tickets/';

/** The address of the SDK's chunk, which has a hash in its name. */
function sdkOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/Auth0Client.'))?.name ?? '',
  );
}

interface Outcome {
  sub?: string;
  /** The SDK's own code. */
  error?: string | undefined;
  message?: string;
  /** Whether the failure is the popup's. */
  popup?: boolean;
}

/** Runs a client of its own, as linking an identity does, beside the page's. */
function otherClient(page: Page, sdk: string, options: object, use: 'popup' | 'silently'): Promise<Outcome> {
  return page.evaluate(
    async ([domain, clientOptions, way, chunk]): Promise<Outcome> => {
      const { Auth0Client } = (await import(chunk)) as typeof import('@auth0/auth0-spa-js');
      const client = new Auth0Client({
        domain,
        clientId: 'lumen-fr',
        cacheLocation: 'memory',
        ...clientOptions,
      });
      try {
        await (way === 'popup' ? client.loginWithPopup() : client.getTokenSilently());
        const sub: unknown = (await client.getIdTokenClaims())?.sub;
        return { sub: String(sub) };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return {
          error: 'error' in error ? String(error.error) : undefined,
          message: error.message,
          popup: 'popup' in error,
        };
      }
    },
    [PROVIDER_URL, options, use, sdk] as const,
  );
}

test('C-28 C-29 authentication time and organisation are checked where they are asked for', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const sdk = await sdkOf(page);
  const asked = { authorizationParams: { organization: 'org_lumen', max_age: 3600 } };
  for (const [claims, refusal] of [
    // Within the leeway of a minute, with time to spare for the way.
    [{ auth_time: '-3630' }, undefined],
    [{ auth_time: '-3662' }, /auth_time/],
    [{ org_id: 'org_other' }, /org_id/],
  ] as const) {
    await provider.fault({ match: 'POST /oauth/token', fault: 'token', claims });
    const { message } = await otherClient(page, sdk, asked, 'silently');
    if (refusal) expect(message).toMatch(refusal);
    else expect(message).toBeUndefined();
  }
});

test('OD-21 C-36 an identity is linked in a popup, and the customer’s own session stays', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const sdk = await sdkOf(page);
  const facebook = { authorizationParams: { connection: 'facebook' } };
  const opened = context.waitForEvent('page');
  const linking = otherClient(page, sdk, facebook, 'popup');
  await (await opened).locator('button.primary').click();
  expect((await linking).sub).toMatch(/^facebook\|/);

  await page.reload();
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect.poll(() => cookie(context, 'fr_auth')).toBeDefined();

  await test.step('left open, it is given up after 60 s', async () => {
    await page.clock.install();
    const left = context.waitForEvent('page');
    const waiting = otherClient(page, sdk, facebook, 'popup');
    await (await left).locator('button.primary').waitFor();
    await page.clock.runFor(55_000);
    expect(await Promise.race([waiting, Promise.resolve('waiting')])).toBe('waiting');
    await page.clock.runFor(6000);
    expect(await waiting).toMatchObject({ error: 'timeout', popup: true });
  });
});
