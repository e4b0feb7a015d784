import type { RouteId } from '#sites/routes.ts';
import type { CancelStep } from './rules.ts';

/** The steps in their order. The summary, which comes last, is not counted as a step. */
export const CANCEL_ROUTES = {
  reason: 'cancel',
  terms: 'cancelTerms',
  confirm: 'cancelConfirm',
  done: 'cancelDone',
} as const satisfies Record<CancelStep, RouteId>;
