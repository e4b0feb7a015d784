import { atom, computed } from 'nanostores';
import type { ReactNode } from 'react';
import { createLoad, onReset } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { getSurvey } from './contract.ts';
import {
  HIDE_DAYS,
  hidePush as hidden,
  parsePushHistory,
  visiblePushes,
  type Push,
  type PushHistory,
} from './rules.ts';

/** The card that leads to the year in films. `december/store.ts` brings it. */
export const $yearCard = atom<ReactNode>(undefined);

const COOKIE = `${site.id}_home_push`;

export const survey = createLoad((options) => send(getSurvey, options));

const $hidden = atom<PushHistory | undefined>(undefined);
onReset(() => $hidden.set(undefined));

/** The pushes to show. Undefined until the customer is known. */
export const $pushes = computed(
  [$user, survey.$load, $hidden],
  (user, load, history): readonly Push[] | undefined => {
    if (!user) return undefined;
    return visiblePushes({
      history: history ?? storedHistory(),
      nowSeconds: nowSeconds(),
      hasBirthDate: user.birthDate !== '',
      hasOptedIn: user.optinMail || user.optinCommunication,
      // Without a title or an address there is nothing to ask.
      hasSurvey: load.status === 'loaded' && Boolean(load.value?.title && load.value.ctaUrl),
    });
  },
);

/** Hides a push for 60 days. */
export function hidePush(push: Push): void {
  // Read the cookie again: another tab may have hidden a push since.
  const history = hidden(storedHistory(), push, nowSeconds());
  platform().cookies.write(COOKIE, JSON.stringify(history), { days: HIDE_DAYS });
  $hidden.set(history);
}

function storedHistory(): PushHistory {
  return parsePushHistory(platform().cookies.read(COOKIE));
}

function nowSeconds(): number {
  return platform().now() / 1000;
}
