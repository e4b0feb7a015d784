import { personaLine, personaMail, PERSONAS, PERSONA_PASSWORD, type PersonaId } from '#sandbox/personas.ts';
import { providerPort, sitePort, SITES } from '#sites/sites.ts';
import type { Site } from '#sites/site.ts';

/**
 * The addresses to open, and the personas to sign in as.
 * @param base the first port
 */
export function welcome(base: number, sites: readonly Site[] = SITES): string {
  const [first] = sites;
  if (!first) throw new Error('No site: src/sites/ has no folder');
  const port = sitePort(base, first.id);
  const personas = (Object.keys(PERSONAS) as PersonaId[]).map(
    (id) => `  ${id.padEnd(16)} ${personaLine(id, first, 'en')}`,
  );
  return `
${sites.map(({ id, brand }) => line(brand, 'localhost', sitePort(base, id))).join('\n')}
${line('Identity provider', 'localhost', providerPort(base))}

Sign in as one of these (a button each, or by e-mail, as ${personaMail('subscriber', first)} with the password "${PERSONA_PASSWORD}"):
${personas.join('\n')}

Other ways to sign in, to each of the sites:
${line('Refresh tokens', 'refresh.localhost', port)}
${line('Session cookie', 'cookie.localhost', port)}/sandbox/sign-in?persona=subscriber
${line('By itself', 'fake.localhost', port)}

Ctrl-C ends it.`;
}

function line(name: string, host: string, port: number): string {
  return `  ${name.padEnd(17)} http://${host}:${String(port)}`;
}
