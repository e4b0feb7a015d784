import { platform, writeEntry } from '#platform/platform.ts';

let answering: Promise<(request: Request) => Promise<Response>> | undefined;

/**
 * Answers the calls of fake mode: the sandbox runs inside the page. A production export does not contain it, whatever
 * the host is called (docs/decisions.md#no-fake-in-production).
 */
export const fakeFetch: typeof fetch = async (input, init) => {
  if (__TIER__ === 'production') throw new Error('There is no fake mode here');
  answering ??= import('#sandbox/inPage.ts').then(({ sandboxInPage }) =>
    sandboxInPage(platform().tab, takePersona()),
  );
  const answer = await answering;
  return answer(new Request(input, init));
};

/**
 * Takes the persona out of the address, as in `?persona=gold`. A persona that stayed there would start its world anew
 * at each reload.
 * @returns the empty string when the address names no persona
 */
export function takePersona(): string {
  const url = platform().location();
  const persona = url.searchParams.get('persona') ?? '';
  if (persona === '') return persona;
  url.searchParams.delete('persona');
  writeEntry(history.state, url);
  return persona;
}
