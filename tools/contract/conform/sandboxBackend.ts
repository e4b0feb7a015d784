import { createSandbox } from '#sandbox/app.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { SandboxState } from '#sandbox/state.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import type { Backend } from './conform.ts';

/** The stand-in backend, in this process and without a server, with one customer signed in. */
export function sandboxBackend(persona: PersonaId): Backend {
  const site = FIRST_SITE;
  const state = new SandboxState();
  const app = createSandbox({
    state,
    site,
    verify: (subject) => Promise.resolve({ subject }),
    browserId: 'conform',
  });
  const token = state.signIn(persona, site, 'conform');
  return { request: async (_, path, init) => app.request(path, init), token, language: site.languages[0] };
}
