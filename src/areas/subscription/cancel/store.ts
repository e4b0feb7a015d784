import { navigate } from 'astro:transitions/client';
import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { type Outcome, oneAtATime } from '#account/change.ts';
import { createKept } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { currentPass } from '#account/pass/rules.ts';
import { infoToast, show } from '#account/toasts/store.ts';
import { $user, account } from '#account/user/store.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { routePath, type RouteId } from '#sites/routes.ts';
import { getCancelReasons, patchCancel } from '../contract.ts';
import { createPassChange, subscription } from '../store.ts';
import {
  CANCEL_ROUTES,
  stepState,
  isCancelled,
  knownReason,
  type StepState,
  type CancelStep,
} from './rules.ts';

export const reasons = createLoad(async (options) => {
  const listed = await send(getCancelReasons, options);
  // Without a reason to choose, nobody could cancel. An empty list is a failure, which has a retry.
  if (listed.length === 0) throw new CallError({ kind: 'malformed' }, 'cancel/reasons');
  return listed;
});

/**
 * Kept in the tab's storage: the reason outlives a reload, Back, another language and a sign-in in between, which
 * `history.state` does not. A reason such as health or money must not be in an address, which ends up in logs.
 */
const chosen = createKept('tab', 'cancelReason', v.string());

/** What this customer has sent, for the receipt. `at`: epoch milliseconds; `end`: of the pass that it is about. */
const receipt = createKept(
  'device',
  'cancelReceipt',
  v.object({ at: v.number(), reason: v.string(), end: v.string() }),
);

/** Undefined for a cancellation that was made elsewhere. */
export const $receipt = computed([receipt.$value, subscription.$load], (sent, load) =>
  load.status === 'loaded' && load.value.currentPlanEndDate === sent?.end ? sent : undefined,
);

const $step = atom<CancelStep>('reason');

/** The chosen reason, where the server lists it. The one that stands for none has no title. */
export const $reason = computed([chosen.$value, reasons.$load], (kept, load) => {
  const listed = load.status === 'loaded' ? load.value : undefined;
  const value = knownReason(kept, listed);
  if (value === undefined) return undefined;
  const title = value === site.unstatedReason ? '' : listed?.find((one) => one.value === value)?.title;
  return { value, title: title ?? '' };
});

/** What the steps depend on. Undefined until the pass is known. */
const $situation = computed([subscription.$load, $user, $reason], (load, user, reason) =>
  load.status === 'loaded'
    ? {
        status: currentPass(load.value.card, user)?.status,
        cancelPending: load.value.cancelPending,
        reason: reason?.value,
      }
    : undefined,
);

/** What the page shows. Undefined until the pass is known. */
export const $stepState = computed(
  [$step, $situation],
  (step, situation): StepState | undefined => situation && stepState(step, situation),
);

/** Loads what a step needs. Leaves the step where it does not apply to the customer. */
export async function openStep(step: CancelStep): Promise<void> {
  $step.set(step);
  await Promise.all([account.once(), subscription.ensure(), ...(step === 'done' ? [] : [reasons.ensure()])]);
  await leaveWrongStep();
}

/** The pass. After a retry the step may turn out not to apply to the customer. */
export const passOfStep = {
  ...subscription,
  async reload(): Promise<void> {
    await subscription.reload();
    await leaveWrongStep();
  },
};

async function leaveWrongStep(): Promise<void> {
  const state = $stepState.get();
  if (state?.kind === 'goTo') {
    if (state.step === 'done') show(infoToast('alreadyCancelled'));
    await goTo(CANCEL_ROUTES[state.step], 'replace');
  }
  if (state?.kind === 'leave') {
    if (state.why === 'noPass') show(infoToast('noPass'));
    await toSubscription();
  }
}

export async function chooseReason(value: string): Promise<void> {
  chosen.keep(value);
  await goTo(CANCEL_ROUTES.terms);
}

const cancelling = createPassChange<string>({
  once: () => 'cancel',
  send: (reason) => send(patchCancel, { payload: { reason } }),
  isDone: (_, now) =>
    isCancelled({ status: currentPass(now.card, $user.get())?.status, cancelPending: now.cancelPending }),
});

/**
 * Sends the chosen reason, once, and leaves for the summary. Its button stays busy until the summary is there. After
 * a refusal everything stays as it is.
 */
export const confirming = oneAtATime(async (): Promise<Outcome> => {
  const reason = $reason.get();
  if (!reason) return { kind: 'ignored' };
  const before = subscription.$load.get();
  const outcome = await cancelling.run(reason.value);
  if (outcome.kind !== 'done') return outcome;
  const after = subscription.$load.get();
  const { currentPlanEndDate: end = '' } =
    (after.status === 'loaded' ? after : before.status === 'loaded' ? before : undefined)?.value ?? {};
  receipt.keep({ at: platform().now(), reason: reason.title, end });
  await leaveForSummary();
  return outcome;
});

async function leaveForSummary(): Promise<void> {
  // Replaces the history entry: Back must not lead to a request that has been sent.
  await goTo(CANCEL_ROUTES.done, 'replace');
  chosen.forget();
  void announceWithoutSummary();
}

/** The cancellation is done even when the pass could not be loaded for the summary. */
async function announceWithoutSummary(): Promise<void> {
  await subscription.ensure();
  const situation = $situation.get();
  if (!situation || !isCancelled(situation)) show(infoToast('cancelled'));
}

/** Replaces a step that no longer applies. */
export function toSubscription(): Promise<void> {
  return goTo('subscription', 'replace');
}

function goTo(route: RouteId, history: 'push' | 'replace' = 'push'): Promise<void> {
  return navigate(routePath(readPage().language, route), { history });
}
