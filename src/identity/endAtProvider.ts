import { platform, randomId } from '#platform/platform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { authorizationParams } from './authorizationParams.ts';
import { answers } from './barred.ts';
import type { Ending } from './identity.ts';
import { signOutMark } from './signOutMark.ts';

/** The time limit of every request to the provider (specification, section 9). */
const PATIENCE_MS = 10_000;
/** An answer of the provider arrives before its frame has loaded. A page with an error loads too, and says nothing. */
const GRACE_MS = 1000;

/** What the provider says about this browser, `undefined` when it does not answer. */
type Answer = 'known' | 'unknown' | undefined;

/**
 * Ends the session at the provider without leaving the page.
 *
 * The provider's logout has no answer that a page could read. A silent request before and after it shows whether the
 * provider knows the browser. Where the browser keeps the provider's cookies from frames, the first request already
 * says that it does not, and where the frame is barred, nothing. That proves nothing, and the browser has to go there:
 * `unproven`.
 */
export async function endAtProvider(settings: ProviderSettings, returnTo: string): Promise<Ending> {
  const isUnfinished = signOutMark() !== undefined;
  const before = await askSilently(settings);
  if (before !== 'known') return before || (await answers(settings)) ? 'unproven' : 'failed';
  // Another tab has seen the end meanwhile. The session that the provider knows now is that of a new sign-in.
  if (isUnfinished && !signOutMark()) return 'ended';
  try {
    await fetch(logoutAddress(settings, returnTo), {
      mode: 'no-cors',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return 'failed';
  }
  return (await askSilently(settings)) === 'unknown' ? 'ended' : 'failed';
}

/**
 * @param returnTo a path of this site, which the tenant has to list as an address to return to
 * @param idToken the token of the session that ends
 */
export function logoutAddress(
  { domain, clientId, openId }: ProviderSettings,
  returnTo: string,
  idToken?: string,
): string {
  const home = new URL(returnTo, platform().location()).href;
  // The mark of the sign-out lets the next sign-in ask for the password.
  if (openId && !openId.endSessionEndpoint) return home;
  const url = new URL(openId?.endSessionEndpoint ?? '/v2/logout', domain);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set(openId ? 'post_logout_redirect_uri' : 'returnTo', home);
  if (openId && idToken) url.searchParams.set('id_token_hint', idToken);
  return url.href;
}

/** Asks in a hidden frame whether the provider knows the browser. The code of its answer is not exchanged. */
function askSilently(settings: ProviderSettings): Promise<Answer> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = silentAddress(settings);
  return new Promise<Answer>((resolve) => {
    const listening = new AbortController();
    const end = (answer: Answer): void => {
      listening.abort();
      frame.remove();
      resolve(answer);
    };
    const endLater = (ms: number): void => {
      setTimeout(end, ms, undefined);
    };
    window.addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent<AuthorizationResponse | null>) => {
        if (origin !== settings.domain || source !== frame.contentWindow) return;
        if (data?.type !== 'authorization_response') return;
        // With any other error, as a consent that is missing, the provider knows the browser.
        end(data.response?.error === 'login_required' ? 'unknown' : 'known');
      },
      { signal: listening.signal },
    );
    frame.addEventListener('load', () => endLater(GRACE_MS));
    endLater(PATIENCE_MS);
    document.body.append(frame);
  });
}

interface AuthorizationResponse {
  type?: string;
  response?: { error?: string };
}

function silentAddress(tenant: ProviderSettings): string {
  const url = new URL('/authorize', tenant.domain);
  url.search = new URLSearchParams({
    ...authorizationParams(tenant),
    client_id: tenant.clientId,
    response_type: 'code',
    response_mode: 'web_message',
    prompt: 'none',
    state: randomId(),
    // Of no verifier: nobody exchanges the code, this page included.
    code_challenge: (randomId() + randomId()).slice(0, 43),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}
