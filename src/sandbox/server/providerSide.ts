import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { takeFault } from '../faults.ts';
import {
  isPersona,
  PERSONA_PASSWORD,
  personaAccountId,
  personaByMail,
  personaLine,
  personaMail,
  PERSONAS,
  type PersonaId,
} from '../personas.ts';
import type { ProviderAccounts, ProviderFaults } from '../provider/interfaces.ts';
import { browserRoutes, knowBrowser } from '../sandboxRoutes.ts';
import type { Env } from '../serve.ts';
import type { SandboxState } from '../state.ts';

/** Hono's own `Response` would break what else runs in the process, such as the error page of Astro's development server. */
export const KEEP_GLOBALS = { overrideGlobalObjects: false };

/** @param providerState faults and recorded calls of the provider's port */
export function providerAccounts(state: SandboxState, providerState: SandboxState): ProviderAccounts {
  return {
    personas: (site, language) =>
      (Object.keys(PERSONAS) as PersonaId[]).map((id) => ({
        id,
        name: displayName(id),
        line: personaLine(id, site, language),
      })),
    byCredentials: (mail, password) => (password === PERSONA_PASSWORD ? personaByMail(mail) : undefined),
    signIn(personaId, site, browserId) {
      if (!isPersona(personaId)) throw new Error(`Unknown persona ${personaId}`);
      const subject = state.signIn(personaId, site, browserId);
      providerState.bind(subject, browserId);
      return subject;
    },
    claims(subject) {
      const world = state.world(subject);
      if (!world) return undefined;
      return {
        email: world.account.email ?? personaMail(world.persona, world.site),
        emailVerified: world.mailVerified,
        name: displayName(world.persona),
        givenName: PERSONAS[world.persona].firstName,
        accountId: personaAccountId(world.persona),
        icu: `ICU-${subject}`,
        firstLogin: world.persona === 'unregistered',
      };
    },
    bind(subject, browserId) {
      state.bind(subject, browserId);
      providerState.bind(subject, browserId);
    },
    end(subject) {
      state.end(subject);
      providerState.end(subject);
    },
  };
}

function displayName(id: PersonaId): string {
  const { firstName, lastName, ...rest } = PERSONAS[id];
  return [firstName, 'infixName' in rest ? rest.infixName : undefined, lastName].filter(Boolean).join(' ');
}

export function providerFaults(providerState: SandboxState): ProviderFaults {
  return {
    take({ browserId, subject }, method, path) {
      const browsers = [
        ...(browserId === undefined ? [] : [providerState.browser(browserId)]),
        ...(subject === undefined ? [] : providerState.browsersOf(subject)),
      ];
      for (const browser of browsers) {
        const fault = takeFault(browser.faults, method, path);
        if (!fault) continue;
        if (fault.fault === 'held')
          return { fault: 'slow', until: providerState.released(browser.id, fault.match) };
        // The schema's default delay is meant for `slow` only; the provider would delay every fault by it.
        return {
          ...fault,
          fault: fault.fault,
          body: fault.body,
          delayMs: fault.fault === 'slow' ? fault.delayMs : 0,
        };
      }
      return undefined;
    },
  };
}

/** `/sandbox/*` on the provider's port steers the provider's endpoints, as the sites' `/sandbox/*` steers the API. */
export function providerSandboxRoutes(
  providerState: SandboxState,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const app = new Hono<Env>();
  app.use(knowBrowser(providerState));
  app.route('/sandbox', browserRoutes(providerState));
  const listener = getRequestListener((request) => app.fetch(request), KEEP_GLOBALS);
  return (req, res) => {
    if (!(req.url ?? '').startsWith('/sandbox/')) return false;
    void listener(req, res);
    return true;
  };
}
