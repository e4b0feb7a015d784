import { navigate } from 'astro:transitions/client';
import { computed } from 'nanostores';
import { oneAtATime } from '#account/oneAtATime.ts';
import { takeWanted } from '#account/wanted.ts';
import { mustVerifyMail } from '#identity/identity.ts';
import { $session, renewToken } from '#identity/session.ts';
import { routePath } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/** Whether the customer still has to verify the e-mail address. Undefined where nobody is signed in. */
export const $mustVerify = computed($session, (session) =>
  session.status === 'authenticated' ? mustVerifyMail(session.claims) : undefined,
);

/** Whether the tenant has said that the address is verified. Without that there may just be nothing to verify. */
export const $isVerified = computed(
  $session,
  (session) => session.status === 'authenticated' && session.claims.emailVerified === true,
);

/**
 * The button "I have verified". A silent renewal brings the current claims of the provider. Where the provider
 * refuses the renewal, the session has ended, and start-up takes over.
 */
export const checkVerified = oneAtATime(async (language: Language): Promise<'notYet' | 'failed'> => {
  try {
    await renewToken();
  } catch {
    return 'failed';
  }
  if ($mustVerify.get() === false) await goOn(language);
  return 'notYet';
});

/** Goes to the page that the customer first asked for, or home. */
export async function goOn(language: Language): Promise<void> {
  await navigate(takeWanted(routePath(language, 'home')), { history: 'replace' });
}
