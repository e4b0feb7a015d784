import type { Standing, SubscriptionStatus } from '#account/pass/rules.ts';
import { parsedJson } from '#platform/json.ts';

/** What the panel of the pass says: first what the customer has to pay, then what changes, then how the pass is. */
export function passNews({
  pass,
  owes,
  isEnding,
  way,
}: Standing): 'owes' | 'ending' | SubscriptionStatus | Standing['way'] {
  if (owes) return 'owes';
  if (isEnding) return 'ending';
  return pass?.status ?? way;
}

const HIDDEN_UNTIL = {
  birthDate: 'hideBirthDatePushUntil',
  optIn: 'hideOptInPushUntil',
  survey: 'hideSurveyPushUntil',
} as const;

export type Push = keyof typeof HIDDEN_UNTIL;

/** Epoch seconds, not milliseconds. */
export type PushHistory = Partial<Record<(typeof HIDDEN_UNTIL)[Push], number>>;

export interface PushSituation {
  history: PushHistory;
  nowSeconds: number;
  hasBirthDate: boolean;
  hasOptedIn: boolean;
  hasSurvey: boolean;
}

/** Specification, section 9. */
export const HIDE_DAYS = 60;
const HIDE_SECONDS = HIDE_DAYS * 86_400;

/** The pushes to show, in the order of the page. A push shows again from the second until which it was hidden. */
export function visiblePushes({
  history,
  nowSeconds,
  hasBirthDate,
  hasOptedIn,
  hasSurvey,
}: PushSituation): Push[] {
  const wanted: Push[] = [];
  if (!hasBirthDate) wanted.push('birthDate');
  if (!hasOptedIn) wanted.push('optIn');
  if (hasSurvey) wanted.push('survey');
  return wanted.filter((push) => (history[HIDDEN_UNTIL[push]] ?? 0) <= nowSeconds);
}

export function hidePush(history: PushHistory, push: Push, nowSeconds: number): PushHistory {
  return { ...history, [HIDDEN_UNTIL[push]]: Math.floor(nowSeconds) + HIDE_SECONDS };
}

/** Ignores what cannot be read. */
export function parsePushHistory(text: string | undefined): PushHistory {
  const history: PushHistory = {};
  const stored = new Map<string, unknown>(Object.entries(parsedJson(text) ?? {}));
  for (const key of Object.values(HIDDEN_UNTIL)) {
    const until = stored.get(key);
    if (typeof until === 'number' && Number.isFinite(until)) history[key] = until;
  }
  return history;
}
