import { forgetKept } from '#account/kept.ts';
import { leaveForError, leaveUnasked } from '#account/leave.ts';
import { wipe } from '#account/signOut.ts';
import { onSignedInElsewhere, tellSignedIn } from '#account/tabs.ts';
import { $session, renewToken } from '#identity/session.ts';
import { hasTurn, inTurn } from '#identity/turn.ts';
import { platform } from '#platform/platform.ts';
import { clearReady, readPage, setGate } from '#platform/rootData.ts';

/** As long as a renewal may take. */
const RENEWAL_MS = 10_000;

/**
 * A document belongs to one customer: docs/decisions.md#one-customer-per-document. When another customer has signed
 * in, in another tab or on another site of the same tenant, the page opens anew as that customer's.
 */
export function watchOtherCustomer(): void {
  $session.subscribe((session, before) => {
    if (session.status === 'authenticated' && before?.status !== 'authenticated')
      tellSignedIn(session.claims.accountId);
    if (session.status === 'replaced')
      openAnew(before?.status === 'authenticated' ? before.claims.accountId : undefined);
    if (session.status === 'failed' && before?.status === 'authenticated') {
      close();
      leaveForError(session.problem, readPage().language);
    }
  });
  onSignedInElsewhere(askAgain);
}

/**
 * The word of another tab does not close a page by itself: the turn at this device decides, or the claims that a renewal
 * brings. A refresh token would renew the first customer's session for ever.
 */
function askAgain(accountId: string): void {
  const session = $session.get();
  if (session.status !== 'authenticated' || session.claims.accountId === accountId) return;
  if (!hasTurn(session.claims.accountId)) {
    $session.set({ status: 'replaced' });
    return;
  }
  // All tabs hear the word at once. The provider is asked by one after the other.
  inTurn('renewal', RENEWAL_MS, renewToken).catch((error: unknown) => {
    platform().report('Who is signed in could not be asked', error);
  });
}

/**
 * Nothing of the first customer stays. The page does not reload, because browsers then put back what was typed into
 * fields. The address loses its hash: with it, the browser would only scroll within this document.
 */
function openAnew(owner: string | undefined): void {
  close();
  forgetKept(owner);
  const { pathname, search } = platform().location();
  location.replace(`${pathname}${search}`);
}

function close(): void {
  setGate('pending');
  clearReady();
  wipe();
  leaveUnasked();
}
