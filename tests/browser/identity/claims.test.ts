import type { Page } from '@playwright/test';
import { PROVIDER_URL } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

/** The address of the identity library's chunk, which has a hash in its name. */
function sdkOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/Auth0Client.'))?.name ?? '',
  );
}

/**
 * Signs in with a second client of the library, with options that the site does not use.
 * @returns the message of its error, or undefined
 */
function refusalOf(page: Page, sdk: string, asked: object): Promise<string | undefined> {
  return page.evaluate(
    async ([domain, authorizationParams, chunk]) => {
      const { Auth0Client } = (await import(chunk)) as typeof import('@auth0/auth0-spa-js');
      const client = new Auth0Client({
        domain,
        clientId: 'lumen-fr',
        cacheLocation: 'memory',
        // The provider knows this address alone.
        authorizationParams: { redirect_uri: `${location.origin}/callback/`, ...authorizationParams },
      });
      try {
        await client.getTokenSilently();
        return undefined;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return error.message;
      }
    },
    [PROVIDER_URL, asked, sdk] as const,
  );
}

test(
  '[identity/auth-time-check, identity/organisation-check] authentication time and organisation of a token are checked when they are requested',
  { tag: TAG.nightly },
  async ({ page, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    const sdk = await sdkOf(page);
    const asked = { organization: 'org_lumen', max_age: 3600 };
    for (const [claims, refusal] of [
      // Within the leeway of a minute, less the time that the requests take.
      [{ auth_time: '-3630' }, undefined],
      [{ auth_time: '-3662' }, /auth_time/],
      [{ org_id: 'org_other' }, /org_id/],
    ] as const) {
      await provider.fault({ match: 'POST /oauth/token', fault: 'token', claims });
      const message = await refusalOf(page, sdk, asked);
      if (refusal) expect(message).toMatch(refusal);
      else expect(message).toBeUndefined();
    }
  },
);
