import { site } from '#sites/current.ts';
import { createSandbox } from './app.ts';
import { isPersona } from './personas.ts';
import { SandboxState } from './state.ts';

const PAGE = 'page';
const KEY = 'sandbox';

/** The storage of the tab: the customer's changes outlive a reload, and no other tab sees them. */
interface TabStorage {
  read(key: string): string | undefined;
  /** False where the storage is full or missing; the demonstration then begins anew with each load. */
  write(key: string, text: string): boolean;
}

declare global {
  interface Window {
    /**
     * For the console: `await sandbox('/sandbox/faults', { method: 'POST', body: '{"match": "*", "fault": "500"}' })`
     * does here what a request does where there is a server.
     */
    sandbox?: (path: string, init?: RequestInit) => Promise<Response>;
  }
}

/**
 * Answers calls without a network; rejects where a fault stands for a broken connection.
 * @param wished the persona to sign in anew; for any other value the tab's last persona, or the subscriber
 */
export function sandboxInPage(tab: TabStorage, wished: string): (request: Request) => Promise<Response> {
  const state = restored(tab.read(KEY));
  const browser = state.browser(PAGE);
  if (isPersona(wished)) state.signIn(wished, site, PAGE);
  else if (browser.worldId === undefined) state.signIn('subscriber', site, PAGE);
  const app = createSandbox({
    state,
    site,
    // There is one customer; a token with a bar, such as `apple|fake`, belongs to an identity to link.
    verify: (token) => Promise.resolve({ subject: token.includes('|') ? token : (browser.worldId ?? '') }),
    browserId: PAGE,
  });
  const answer = async (request: Request): Promise<Response> => {
    const response = await Promise.race([app.fetch(request), aborted(request.signal)]);
    tab.write(KEY, JSON.stringify(state));
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  window.sandbox = (path, init) => answer(new Request(new URL(path, location.href), init));
  return answer;
}

function restored(saved: string | undefined): SandboxState {
  try {
    return new SandboxState(saved);
  } catch {
    return new SandboxState();
  }
}

/** A call that is aborted rejects at once, as with a network, while the sandbox may still work on it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
