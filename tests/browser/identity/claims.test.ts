import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { identitySdk, sources } from '#export/identitySdk.ts';
import { PROVIDER_URL } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

/** The identity library as the site has it, as one script that names it `Sdk`. */
async function builtSdk(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [identitySdk()],
    build: { write: false, lib: { entry: join(sources, 'Auth0Client.ts'), formats: ['iife'], name: 'Sdk' } },
  });
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('No script');
  return chunk.code;
}

declare global {
  var Sdk: typeof import('@auth0/auth0-spa-js');
}

/**
 * Signs in with a second client of the library, with options that the site does not use.
 * @returns the message of its error, or undefined
 */
function refusalOf(page: Page, asked: object): Promise<string | undefined> {
  return page.evaluate(
    async ([domain, authorizationParams]) => {
      const client = new Sdk.Auth0Client({
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
    [PROVIDER_URL, asked] as const,
  );
}

test(
  '[identity/auth-time-check, identity/organisation-check] authentication time and organisation of a token are checked when they are requested',
  { tag: TAG.nightly },
  async ({ page, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    await page.evaluate(`${await builtSdk()}; globalThis.Sdk = Sdk`);
    const asked = { organization: 'org_lumen', max_age: 3600 };
    for (const [claims, refusal] of [
      // Within the leeway of a minute, less the time that the requests take.
      [{ auth_time: '-3630' }, undefined],
      [{ auth_time: '-3662' }, /auth_time/],
      [{ org_id: 'org_other' }, /org_id/],
    ] as const) {
      await provider.fault({ match: 'POST /oauth/token', fault: 'token', claims });
      const message = await refusalOf(page, asked);
      if (refusal) expect(message).toMatch(refusal);
      else expect(message).toBeUndefined();
    }
  },
);
