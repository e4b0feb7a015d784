import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';

export const CHOICES = ['accepted', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

const COOKIE = `${site.id}_consent`;

/**
 * Half a year, after which the customer may be asked again (recommendation of the French data protection authority).
 */
export const CONSENT_DAYS = 182;

/** The customer's choice about content of third parties; undefined before the first choice, which means no consent. */
export function consent(): Choice | undefined {
  return parseConsent(platform().cookies.read(COOKIE));
}

export function keepConsent(choice: Choice): void {
  const at = Math.floor(platform().now() / 1000);
  platform().cookies.write(COOKIE, JSON.stringify({ choice, at }), { days: CONSENT_DAYS });
  for (const listener of listeners) listener(choice);
}

const listeners = new Set<(choice: Choice) => void>();

/** Calls the listener with each choice that the customer makes in this document. */
export function onConsent(listener: (choice: Choice) => void): void {
  listeners.add(listener);
}

/** @returns undefined, which means no consent, for a text that cannot be read */
export function parseConsent(text: string | undefined): Choice | undefined {
  try {
    // Pages without a session have no other JSON to read, and no bytes for `platform/json.ts`.
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('choice' in kept)) return undefined;
    return CHOICES.find((choice) => choice === kept.choice);
  } catch {
    return undefined;
  }
}
