import type { SubscriptionStatus } from './rules.ts';

/** How a status looks as a `Badge`. */
export const STATUS_TONES = {
  active: 'success',
  paused: 'info',
  unpaid: 'danger',
  blocked: 'danger',
  canceled: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;
