const HIDDEN_UNTIL = {
  birthDate: 'hideBirthDatePushUntil',
  optIn: 'hideOptInPushUntil',
  survey: 'hideSurveyPushUntil',
} as const;

export type Push = keyof typeof HIDDEN_UNTIL;

/** Epoch seconds (TR-13). */
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

/** What may be asked of the customer, in the order of the page. A push is back at the very second it was hidden until. */
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

/** Whatever cannot be read is forgotten. */
export function parsePushHistory(text: string | undefined): PushHistory {
  const history: PushHistory = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const stored = new Map<string, unknown>(Object.entries(parsed ?? {}));
    for (const key of Object.values(HIDDEN_UNTIL)) {
      const until = stored.get(key);
      if (typeof until === 'number' && Number.isFinite(until)) history[key] = until;
    }
  } catch {
    // A cookie that is not ours, or cut off: everything shows.
  }
  return history;
}

/** Where a survey may lead: to `https:` and nowhere else (SP-53). Undefined for any other address. */
export function surveyLink(ctaUrl: string): string | undefined {
  try {
    const { protocol, href } = new URL(ctaUrl);
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
