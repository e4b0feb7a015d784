/**
 * The API of fake mode: the sandbox, answering inside the page. Not part of a production export, whatever its
 * host says (SP-58).
 */
export const fakeFetch: typeof fetch = async (input, init) => {
  if (__TIER__ === 'production') throw new Error('There is no fake mode here');
  const { answerInPage } = await import('#sandbox/inPage.ts');
  return answerInPage(new Request(input, init));
};
