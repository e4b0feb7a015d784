import { platform } from '#platform/platform.ts';

let answering: Promise<(request: Request) => Promise<Response>> | undefined;

/**
 * The API of fake mode: the sandbox, answering inside the page. Not part of a production export, whatever its
 * host says (SP-58).
 */
export const fakeFetch: typeof fetch = async (input, init) => {
  if (__TIER__ === 'production') throw new Error('There is no fake mode here');
  answering ??= import('#sandbox/inPage.ts').then(({ sandboxInPage }) =>
    sandboxInPage(platform().tab, takePersona()),
  );
  const answer = await answering;
  return answer(new Request(input, init));
};

/** `?persona=gold` signs in somebody else; the address does not keep it, lest a reload undo what was changed. */
export function takePersona(): string {
  const url = platform().location();
  const persona = url.searchParams.get('persona') ?? '';
  if (persona === '') return persona;
  url.searchParams.delete('persona');
  history.replaceState(history.state, '', url);
  return persona;
}
