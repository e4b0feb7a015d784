import { endAtProvider, leaveForLogout } from '#identity/session.ts';
import { siteAnswers, whenBack } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { clearReady, gate, readPage, setGate, setReady, type Gate } from '#platform/rootData.ts';
import type { Language } from '#sites/site.ts';
import { leaveUnasked } from './leave.ts';

let finishing: Promise<void> | undefined;
/** Signed out, and no other page would show more. */
let stays = false;

/**
 * The second half of a sign-out, after everything personal is gone: ends the session at the provider and leaves. When
 * that does not work, the page says so (`layouts/Guarded.astro`), and this runs again for its button, for the network
 * that comes back, and for the next page that would need a session.
 *
 * @param goOn leads on from a session that has ended; by default to the language's home
 */
export function finishSignOut(language: Language, goOn?: () => Promise<void>): Promise<void> {
  const home = `/${language}/`;
  clearReady();
  setGate('signing-out');
  leaveUnasked();
  finishing ??= finish(home, goOn)
    .then((reason) => {
      if (!reason) return;
      setGate(reason);
      setReady('settled');
    })
    .finally(() => (finishing = undefined));
  return finishing;
}

/** @returns why the page stays, `undefined` while it is being left */
async function finish(home: string, goOn?: () => Promise<void>): Promise<Gate | undefined> {
  try {
    const ending = await endAtProvider(home);
    if (ending === 'failed') return 'sign-out-failed';
    stays = ending === 'closed' && !goOn;
    if (stays) return 'signed-out';
    // In place of a page without a network the browser would show its own error page.
    if (!(await siteAnswers())) return ending === 'unproven' ? 'sign-out-failed' : 'signed-out';
    if (ending === 'unproven') await leaveForLogout(home);
    else if (goOn) await goOn();
    else platform().go(home);
    return undefined;
  } catch (error) {
    platform().report('Sign-out failed', error);
    return 'sign-out-failed';
  }
}

/** The button of the page that says that the sign-out is not finished, and the network that comes back. */
export function watchUnfinishedSignOut(): void {
  const again = (): void => {
    void finishSignOut(readPage().language);
  };
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-retry-sign-out]')) again();
  });
  whenBack(() => gate() === 'sign-out-failed' || (gate() === 'signed-out' && !stays), again);
}
