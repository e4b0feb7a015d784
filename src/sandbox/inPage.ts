import { site } from '#sites/current.ts';
import { createSandbox } from './app.ts';
import { SandboxState } from './state.ts';

const PAGE = 'page';

const state = new SandboxState();
const subject = state.signIn('subscriber', site.id, PAGE);
const app = createSandbox({
  state,
  site: site.id,
  // One customer; a token with a bar in it is of an identity to link, as in `apple|fake`.
  verify: (token) => Promise.resolve({ subject: token.includes('|') ? token : subject }),
  browserId: PAGE,
});

/** Answers a call without a network. Rejects where a fault stands for a broken connection. */
export async function answerInPage(request: Request): Promise<Response> {
  const response = await app.fetch(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
