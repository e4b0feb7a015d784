import type { Page } from '@playwright/test';
import { getRequestListener } from '@hono/node-server';
import type { Line } from '#tools/doctor/deployment.ts';
import { examine } from '#tools/doctor/examine.ts';
import { TEST_FOLDER } from '#tools/folders.ts';
import { atFreeBase } from '#tools/ports.ts';
import { createSandbox } from '#sandbox/app.ts';
import { byHost } from '#sandbox/server/hosts.ts';
import { localOf } from '#sandbox/server/server.ts';
import { staticSite } from '#sandbox/server/staticSite.ts';
import { personaAccountId } from '#sandbox/personas.ts';
import { SandboxState } from '#sandbox/state.ts';
import { providerPort, sitePort, siteOf } from '#sites/sites.ts';
import { listen } from './listen.ts';
import { startOtherTenant } from './otherTenant.ts';
import { ownBase } from './ownServers.ts';
import type { TestHost } from './sites.ts';
import { expect, ready } from './test.ts';

const SITE = siteOf('fr');

export interface SiteAtTenant {
  origin: string;
  tenant: string;
  /** What the doctor finds wrong with the tenant, and with the policy that names it. */
  complaints: () => Promise<Line[]>;
  /** From now on the API refuses the tokens that it has accepted so far. */
  expireTokens: () => void;
  stop: () => Promise<void>;
}

/**
 * The French site with a tenant that nobody here wrote. The API believes its tokens, and knows whoever signs in there as
 * a subscriber.
 */
export function startSiteAtTenant(host: TestHost, start = startOtherTenant): Promise<SiteAtTenant> {
  return atFreeBase(ownBase(), (base) => siteAt(host, base, start));
}

/** @param port the first port; the tenant takes the port that the site expects it at */
async function siteAt(host: TestHost, port: number, start: typeof startOtherTenant): Promise<SiteAtTenant> {
  const local = localOf(SITE);
  const { clientId, audience, claims } = local.identity;
  const origin = `http://${host}:${String(sitePort(port, SITE.id))}`;
  const tenant = await start({
    port: providerPort(port),
    isPlain: host.includes('openid.'),
    site: { origin, languages: SITE.languages },
    client: { id: clientId, audience },
    claims: {
      [`${claims}account_id`]: personaAccountId('subscriber'),
      [`${claims}icu`]: 'icu-1',
      [`${claims}first_login`]: false,
      email_verified: true,
    },
  });

  const state = new SandboxState();
  const customer = state.signIn('subscriber', SITE, 'browser');
  const accepted = new Set<string>();
  let expired = new Set<string>();
  async function verify(token: string): Promise<{ subject: string } | undefined> {
    if (expired.has(token) || !(await tenant.verify(token, audience))) return undefined;
    accepted.add(token);
    return { subject: customer };
  }
  const answer = getRequestListener(
    byHost(local, {
      api(targets) {
        const app = createSandbox({ state, site: SITE, targets, verify });
        return (request) => app.fetch(request);
      },
      files: staticSite(`${TEST_FOLDER}/${SITE.id}`),
      origins: [origin],
    }),
  );
  const { stop } = await listen(
    (request, response) => void answer(request, response),
    sitePort(port, SITE.id),
  );

  return {
    origin,
    tenant: `http://localhost:${String(providerPort(port))}`,
    async complaints() {
      const lines = await examine(new URL(origin), [SITE]);
      return lines.filter(({ name, problem }) => problem !== undefined && /^(?:tenant|policy)/.test(name));
    },
    expireTokens() {
      expired = new Set(accepted);
    },
    async stop() {
      await stop();
      await tenant.stop();
    },
  };
}

export async function nameIsShown(page: Page): Promise<void> {
  await ready(page);
  await expect(page.getByLabel('Prénom')).toHaveValue('Ana');
}

/** Saves another name with a token that the API refuses: the page renews it and asks again. */
export async function saveAfterExpiry(page: Page, site: SiteAtTenant, name: string): Promise<void> {
  site.expireTokens();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 200,
  );
  await page.getByLabel('Prénom').fill(name);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await saved;
}
