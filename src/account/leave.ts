import { errorAddress } from '#identity/errorAddress.ts';
import { IdentityError, type IdentityProblem } from '#identity/identity.ts';
import { signIn } from '#identity/session.ts';
import { platform } from '#platform/platform.ts';
import { isLeaving } from '#platform/rootData.ts';
import type { Language } from '#sites/site.ts';
import { leaveUnasked } from './leaveWarning.ts';

/** The page that is open now. */
export function currentTarget(): string {
  const { pathname, search, hash } = platform().location();
  return `${pathname}${search}${hash}`;
}

/** For the sign-in; the customer comes back to the page that is open now. */
export async function leaveForSignIn(language: Language, prompt?: 'login'): Promise<void> {
  leaveUnasked();
  try {
    await signIn({ target: currentTarget(), language, prompt });
  } catch (error) {
    platform().report('Sign-in could not start', error);
    leaveForError(error instanceof IdentityError ? error.problem : 'network', language);
  }
}

/** For the error page, whose "try again" leads back here. Going back from it does not lead into the failure again. */
export function leaveForError(problem: IdentityProblem, language: Language): void {
  // A script was gone, and the reload is under way.
  if (isLeaving()) return;
  location.replace(errorAddress(problem, currentTarget(), language));
}
