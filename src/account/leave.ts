import { errorAddress } from '#identity/errorAddress.ts';
import { IdentityError, type IdentityProblem } from '#identity/identity.ts';
import { signIn } from '#identity/session.ts';
import { platform } from '#platform/platform.ts';
import { leaving } from '#platform/rootData.ts';
import type { Language } from '#sites/site.ts';
import type { ReadableAtom } from 'nanostores';

const unsaved = new Set<ReadableAtom<boolean>>();

/** Path, query and hash of the open page. */
export function currentTarget(): string {
  const { pathname, search, hash } = platform().location();
  return `${pathname}${search}${hash}`;
}

/** Leaves for the sign-in, from which the customer comes back to the open page. */
export async function leaveForSignIn(language: Language, prompt?: 'login'): Promise<void> {
  leaveUnasked();
  try {
    await signIn({ target: currentTarget(), language, prompt });
  } catch (error) {
    platform().report('Sign-in could not start', error);
    leaveForError(error instanceof IdentityError ? error.problem : 'network', language);
  }
}

/**
 * Leaves for the error page, whose "try again" leads back to the open page. The error page replaces the history entry,
 * so that "back" does not lead into the failure again.
 */
export function leaveForError(problem: IdentityProblem, language: Language): void {
  // A script was missing, and the page is being reloaded (goneScripts.ts).
  if (leaving() === 'reload') return;
  location.replace(errorAddress(problem, currentTarget(), language));
}

/**
 * Makes the browser ask before the tab is closed, while something is not saved.
 */
export function warnOnLeaveWhile($unsaved: ReadableAtom<boolean>): void {
  // Something may be unsaved already: a draft is there at once when the area arrives after the session.
  $unsaved.subscribe((isUnsaved) => {
    if (isUnsaved) {
      unsaved.add($unsaved);
      window.addEventListener('beforeunload', ask);
    } else if (unsaved.delete($unsaved) && unsaved.size === 0) {
      // The build imports areas too, and has no window. Nothing is unsaved there.
      leaveUnasked();
    }
  });
}

/** Lets the page leave without a question, when it leaves by itself. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  // No question when a missing script makes the page reload (goneScripts.ts).
  if (leaving() !== 'reload') event.preventDefault();
}
