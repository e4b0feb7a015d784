import { personaMail, PERSONAS, PERSONA_PASSWORD } from '#sandbox/personas.ts';
import type { RunningServers } from '#sandbox/server/server.ts';
import { SITES } from '#sites/sites.ts';

/** The addresses to open, and the personas to sign in as. */
export function welcome(urls: RunningServers['urls']): string {
  const sites = Object.values(SITES).map(({ id, brand }) => `  ${brand.padEnd(17)} ${urls[id]}`);
  const personas = Object.entries(PERSONAS).map(([id, { line }]) => `  ${id.padEnd(16)} ${line.en}`);
  return `
${sites.join('\n')}
  Identity provider ${urls.provider}

Sign in as one of these (a button each, or by e-mail, as ${personaMail('subscriber')} with the password "${PERSONA_PASSWORD}"):
${personas.join('\n')}

Other ways to sign in, same build: http://refresh.localhost, http://cookie.localhost and http://fake.localhost on
the same ports. Ctrl-C ends it.`;
}
