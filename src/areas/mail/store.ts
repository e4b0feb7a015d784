import { navigate } from 'astro:transitions/client';
import { computed } from 'nanostores';
import { oneAtATime } from '#account/oneAtATime.ts';
import { takeWanted } from '#account/wanted.ts';
import { mustVerifyMail } from '#identity/identity.ts';
import { $session, renewToken } from '#identity/session.ts';
import { routePath } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/** Whether the e-mail has yet to be verified; undefined where nobody is signed in. */
export const $mustVerify = computed($session, (session) =>
  session.status === 'authenticated' ? mustVerifyMail(session.claims) : undefined,
);

/**
 * "I have verified": a silent renewal brings what the provider knows by now. A session whose renewal the provider
 * refuses has ended, and start-up takes over.
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

/** To the page first asked for, else home. */
export async function goOn(language: Language): Promise<void> {
  await navigate(takeWanted(routePath(language, 'home')), { history: 'replace' });
}
