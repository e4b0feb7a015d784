import { navigate } from 'astro:transitions/client';
import { computed } from 'nanostores';
import type { Outcome } from '#account/change.ts';
import { draftSchema } from '#account/details/draft.ts';
import { providedFields, toDetails, type ShownDetails } from '#account/details/details.ts';
import { createKept } from '#account/kept.ts';
import { settings } from '#account/settings/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $unsettled, $user, saveUser } from '#account/user/store.ts';
import { tellHost } from '#embedding/host.ts';
import { dayOf } from '#i18n/siteClock.ts';
import { platform } from '#platform/platform.ts';
import { routePath } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';
import { latestBirthDate, minimumAge } from './rules.ts';

/** The details that the account already has. */
export const $known = computed($user, (user) => user && toDetails(user));

const kept = createKept('tab', 'registration', draftSchema);

/**
 * What is typed and not sent yet. It outlives the sign-in after a lost session.
 * The accepted terms are not kept.
 */
export const $typed = kept.$value;

export function keepTyped(shown: ShownDetails): void {
  kept.keep(shown);
}

/** In years. Undefined until the settings are loaded, and where they have no age of a person: the site's own holds. */
export const $ageRestriction = computed(settings.$load, (load) =>
  load.status === 'loaded' ? minimumAge(load.value.clientSettings.ageRestriction) : undefined,
);

/** The latest birth date that is old enough today, in the time zone of the site. YYYY-MM-DD. */
export function latestBirth(years: number): string {
  return latestBirthDate(dayOf(platform().now()), years);
}

/**
 * Registers with what the form provides. Once that is done, the customer is stored as registered, before the guards of
 * the next page ask. The host may close the page; without a host, the page goes home.
 */
export async function register(shown: ShownDetails, language: Language): Promise<Outcome> {
  const known = $known.get();
  if (!known) return { kind: 'ignored' };
  const outcome = await saveUser.run({ ...providedFields(known, shown, $unsettled.get()), registered: true });
  tell('registration', outcome);
  if (outcome.kind !== 'done') return outcome;
  kept.forget();
  tellHost('close');
  await navigate(routePath(language, 'home'), { history: 'replace' });
  return outcome;
}
