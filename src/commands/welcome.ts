import { PERSONAS, PERSONA_PASSWORD } from '#sandbox/personas.ts';
import type { RunningServers } from '#sandbox/server/server.ts';

/** The addresses to open, and the personas to sign in as. */
export function welcome(urls: RunningServers['urls']): string {
  const personas = Object.entries(PERSONAS).map(([id, { line }]) => `  ${id.padEnd(16)} ${line.en}`);
  return `
  Lumen Cinémas     ${urls.fr}
  Lumen Bioscopen   ${urls.nl}
  Identity provider ${urls.provider}

Sign in as one of these (a button each, or <name>@lumen.test with the password "${PERSONA_PASSWORD}"):
${personas.join('\n')}

Other ways to sign in, same build: http://refresh.localhost, http://cookie.localhost and http://fake.localhost on
the same ports. Ctrl-C ends it.`;
}
