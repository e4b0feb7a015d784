import type { RouteId } from '#sites/routes.ts';
import type { CancelStep } from './rules.ts';

/** In the order in which they are gone through; the summary after them is none of the steps that are counted. */
export const CANCEL_ROUTES = {
  reason: 'cancel',
  terms: 'cancelTerms',
  confirm: 'cancelConfirm',
  done: 'cancelDone',
} as const satisfies Record<CancelStep, RouteId>;
