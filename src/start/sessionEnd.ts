import { finishSignOut, watchUnfinishedSignOut } from '#account/finishSignOut.ts';
import { forgetKept } from '#account/kept.ts';
import { leaveForSignIn } from '#account/leave.ts';
import { wipe } from '#account/signOut.ts';
import { onSignedOutElsewhere, untilVisible } from '#account/tabs.ts';
import { onParentMessage } from '#embedding/host.ts';
import { $session, endSession, type Session } from '#identity/session.ts';
import { signOutMark } from '#identity/signOutMark.ts';
import { endTurn } from '#identity/turn.ts';
import { platform } from '#platform/platform.ts';
import { clearReady, setGate } from '#platform/rootData.ts';
import type { Language } from '#sites/site.ts';

let prompt: 'login' | undefined;
let mayLeave: Promise<void> | undefined;

/**
 * Listens for the end of the session, here, in another tab or in the page around this one.
 * @param reopen opens the page once more, without a session
 */
export function watchSessionEnd(reopen: () => Promise<void>): void {
  $session.listen((session, before) => {
    if (hasEnded(session, before)) void closePage(reopen);
  });
  watchUnfinishedSignOut();
  onSignedOutElsewhere(onSignOutElsewhere);
  onParentMessage((type) => {
    if (type !== 'logout') platform().reload();
    else {
      endTurn();
      onSignOutElsewhere();
    }
  });
  // A page that comes back from the back-forward cache may show the account of a customer who has signed out since.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    setGate('pending');
    platform().reload();
  });
}

/**
 * Leaves for the sign-in, in the way that the end of the session before asks for. A sign-out that the provider does not
 * know of comes first.
 */
export async function signInAgain(language: Language): Promise<void> {
  const leave = (): Promise<void> => leaveForSignIn(language, prompt);
  await mayLeave;
  if (signOutMark() === 'begun') await finishSignOut(language, leave);
  else await leave();
}

function hasEnded(session: Session, before: Session | undefined): boolean {
  return before?.status === 'authenticated' && session.status === 'anonymous';
}

/** Nothing personal stays on the page. Opened again, a guarded page asks for a new session. */
async function closePage(reopen: () => Promise<void>): Promise<void> {
  clearReady();
  wipe();
  await reopen();
}

/**
 * A tab in the background waits until it is visible: all tabs share one transaction cookie, and its sign-in would
 * replace the one that the customer is busy with. A visible tab may reach the provider before the tab that signs out
 * does. The provider would still know the customer and sign them in again, so it has to ask.
 */
function onSignOutElsewhere(): void {
  prompt = document.hidden ? undefined : 'login';
  mayLeave = untilVisible();
  forgetKept();
  void endSession();
}
