import type { SubscriptionStatus } from './rules.ts';

/** Tone of a status as a `Badge`. */
export const STATUS_TONES = {
  active: 'success',
  paused: 'info',
  unpaid: 'danger',
  blocked: 'danger',
  canceled: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;
