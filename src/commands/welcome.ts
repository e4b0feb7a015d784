import { personaLine, personaMail, PERSONAS, PERSONA_PASSWORD, type PersonaId } from '#sandbox/personas.ts';
import type { RunningServers } from '#sandbox/server/server.ts';
import { SITES } from '#sites/sites.ts';

/** The addresses to open, and the personas to sign in as. */
export function welcome(urls: RunningServers['urls']): string {
  const [first] = SITES;
  if (!first) throw new Error('No site: src/sites/ has no folder');
  const sites = Object.values(SITES).map(({ id, brand }) => `  ${brand.padEnd(17)} ${urls[id]}`);
  const personas = (Object.keys(PERSONAS) as PersonaId[]).map(
    (id) => `  ${id.padEnd(16)} ${personaLine(id, first, 'en')}`,
  );
  return `
${sites.join('\n')}
  Identity provider ${urls.provider}

Sign in as one of these (a button each, or by e-mail, as ${personaMail('subscriber', first)} with the password "${PERSONA_PASSWORD}"):
${personas.join('\n')}

Other ways to sign in, same build: http://refresh.localhost, http://cookie.localhost and http://fake.localhost on
the same ports. Ctrl-C ends it.`;
}
