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
import { isPersona, personaAccountId, type PersonaId } from '#sandbox/personas.ts';
import { SandboxState } from '#sandbox/state.ts';
import type { SiteId } from '#sites/site.ts';
import { providerPort, sitePort, siteOf } from '#sites/sites.ts';
import { listen } from './listen.ts';
import { startOtherTenant } from './otherTenant.ts';
import { ownBase } from './ownServers.ts';
import type { TestHost } from './sites.ts';
import { expect, ready } from './test.ts';

export interface SiteAtTenant {
  /** Of the first site. */
  origin: string;
  originOf: (site: SiteId) => string;
  tenant: string;
  /** What the doctor finds wrong with the tenant, and with the policy that names it. */
  complaints: () => Promise<Line[]>;
  /** From now on the APIs refuse the tokens that they have accepted so far. */
  expireTokens: () => void;
  stop: () => Promise<void>;
}

/**
 * Sites with a tenant that nobody here wrote. Their APIs believe its tokens, and know whoever signs in there as the
 * persona whose name the login is, and else as a subscriber.
 */
export function startSiteAtTenant(
  host: TestHost,
  start = startOtherTenant,
  sites: readonly [SiteId, ...SiteId[]] = ['fr'],
): Promise<SiteAtTenant> {
  return atFreeBase(ownBase(), (base) => sitesAt(host, base, start, sites));
}

/** @param port the first port; the tenant takes the port that the sites expect it at */
async function sitesAt(
  host: TestHost,
  port: number,
  start: typeof startOtherTenant,
  [firstId, ...otherIds]: readonly [SiteId, ...SiteId[]],
): Promise<SiteAtTenant> {
  const originOf = (id: SiteId): string => `http://${host}:${String(sitePort(port, id))}`;
  const settingsOf = (id: SiteId) => {
    const site = siteOf(id);
    const { clientId, audience, claims } = localOf(site).identity;
    return {
      site: { id, origin: originOf(id), languages: site.languages },
      client: { id: clientId, audience },
      claims,
    };
  };
  const first = settingsOf(firstId);
  const further = otherIds.map(settingsOf);
  const tenant = await start({
    port: providerPort(port),
    isPlain: host.includes('openid.'),
    ...first,
    further,
    claimsOf: (login) =>
      Object.fromEntries<unknown>([
        ...[first, ...further].flatMap(({ claims }): [string, unknown][] => [
          [`${claims}account_id`, personaAccountId(personaOf(login))],
          [`${claims}icu`, 'icu-1'],
          [`${claims}first_login`, false],
        ]),
        ['email_verified', true],
      ]),
  });
  const accepted = new Set<string>();
  let expired = new Set<string>();
  const stops = await Promise.all(
    [first, ...further].map(({ site: { id, origin }, client: { audience } }) => {
      const site = siteOf(id);
      const state = new SandboxState();
      const customers = new Map<PersonaId, string>();
      async function verify(token: string): Promise<{ subject: string } | undefined> {
        const checked = expired.has(token) ? undefined : await tenant.verify(token, audience);
        if (!checked) return undefined;
        accepted.add(token);
        const persona = personaOf(checked.subject);
        const subject = customers.get(persona) ?? state.signIn(persona, site, persona);
        customers.set(persona, subject);
        return { subject };
      }
      const answer = getRequestListener(
        byHost(localOf(site), {
          api(targets) {
            const app = createSandbox({ state, site, targets, verify });
            return (request) => app.fetch(request);
          },
          files: staticSite(`${TEST_FOLDER}/${id}`),
          origins: [origin],
        }),
      );
      return listen((request, response) => void answer(request, response), sitePort(port, id));
    }),
  );

  return {
    origin: first.site.origin,
    originOf,
    tenant: `http://localhost:${String(providerPort(port))}`,
    async complaints() {
      const lines = await examine(new URL(first.site.origin), [siteOf(first.site.id)]);
      return lines.filter(({ name, problem }) => problem !== undefined && /^(?:tenant|policy)/.test(name));
    },
    expireTokens() {
      expired = new Set(accepted);
    },
    async stop() {
      await Promise.all(stops.map(({ stop }) => stop()));
      await tenant.stop();
    },
  };
}

function personaOf(login: string): PersonaId {
  return isPersona(login) ? login : 'subscriber';
}

/** The pages of oidc-provider. The second one asks for the customer's consent. */
export async function signInAtTenant(page: Page, login = 'someone'): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
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
