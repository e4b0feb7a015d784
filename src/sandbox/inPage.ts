import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { createSandbox } from './app.ts';
import { isPersona } from './personas.ts';
import { SandboxState } from './state.ts';

const PAGE = 'page';

/** In tab storage: what the customer has changed outlives a reload, and nobody else sees it. */
const KEY = 'sandbox';

declare global {
  interface Window {
    /**
     * For the console: `await sandbox('/sandbox/faults', { method: 'POST', body: '{"match": "*", "fault": "500"}' })`
     * does here what a request does where there is a server.
     */
    sandbox?: (path: string, init?: RequestInit) => Promise<Response>;
  }
}

const state = restored();
const browser = state.browser(PAGE);
const wished = takePersona();
if (isPersona(wished) || browser.worldId === undefined)
  state.signIn(isPersona(wished) ? wished : 'subscriber', site.id, PAGE);

const app = createSandbox({
  state,
  site: site.id,
  // One customer; a token with a bar in it is of an identity to link, as in `apple|fake`.
  verify: (token) => Promise.resolve({ subject: token.includes('|') ? token : (browser.worldId ?? '') }),
  browserId: PAGE,
});

/** Answers a call without a network. Rejects where a fault stands for a broken connection. */
export async function answerInPage(request: Request): Promise<Response> {
  const response = await Promise.race([app.fetch(request), aborted(request.signal)]);
  // Where there is no room, or no storage, the demonstration begins anew with each load.
  platform().tab.write(KEY, JSON.stringify(state));
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Who gives up on a call is told at once, as of a network, whatever the sandbox goes on with. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

window.sandbox = (path, init) => answerInPage(new Request(new URL(path, location.href), init));

function restored(): SandboxState {
  try {
    return new SandboxState(platform().tab.read(KEY));
  } catch {
    return new SandboxState();
  }
}

/** `?persona=gold` signs in somebody else; the address does not keep it, lest a reload undo what was changed. */
function takePersona(): string {
  const url = platform().location();
  const persona = url.searchParams.get('persona') ?? '';
  if (persona === '') return persona;
  url.searchParams.delete('persona');
  history.replaceState(history.state, '', url);
  return persona;
}
