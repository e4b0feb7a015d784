import { atom, computed, onMount } from 'nanostores';
import { createChange } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { passOf, subscriptionStatus } from '#account/pass/rules.ts';
import { onToastAction, OPEN_UNPAID_MODAL } from '#account/toasts/actions.ts';
import { $user, account } from '#account/user/store.ts';
import { failureOf } from '#http/errors.ts';
import { refresh } from '#http/cache.ts';
import { send } from '#http/send.ts';
import {
  deleteCancel,
  deleteDowngrade,
  deleteSuspend,
  getContractPdf,
  getInvoicePdf,
  getInvoices,
  getSubscription,
  NO_SUBSCRIPTION,
  patchDebitInvoice,
  patchSuspend,
  type Subscription,
} from './contract.ts';
import { isDone, type Change } from './rules.ts';

export const subscription = createLoad(async (options) => {
  try {
    return await send(getSubscription, options);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'status' || failure.status !== 404) throw error;
    // Some servers know no subscription of a customer without a pass. An account with a pass contradicts that.
    await account.once();
    const user = $user.get();
    if (!user || passOf(user)) throw error;
    return NO_SUBSCRIPTION;
  }
}, 'subscription');

export type { Subscription };

export const invoices = createLoad((options) => send(getInvoices, options), 'invoices');

export function invoicePdf(id: string): Promise<Blob> {
  return send(getInvoicePdf, { params: { id } });
}

export function contractPdf(): Promise<Blob> {
  return send(getContractPdf);
}

const CALLS: Record<Change, () => Promise<unknown>> = {
  suspend: () => send(patchSuspend, { payload: { action: 'suspend' } }),
  resume: () => send(patchSuspend, { payload: { action: 'resume' } }),
  undoPause: () => send(deleteSuspend),
  undoCancellation: () => send(deleteCancel),
  undoPlanChange: () => send(deleteDowngrade),
};

interface PassChange<Input> {
  /** See `createChange`. */
  once: (input: Input) => string;
  send: (input: Input) => Promise<unknown>;
  /** Whether the freshly loaded pass is as the change wants it. Undefined where the pass does not tell. */
  isDone: (input: Input, now: Subscription) => boolean | undefined;
}

/** Resources that contain a part of the pass. */
const SHOWING_THE_PASS = ['account', 'cards'] as const;

/**
 * A change of the pass. The pass is loaded again before the change counts as done. The account and the cards are
 * loaded again too, but not after a refusal.
 */
export function createPassChange<Input>({ once, send, isDone }: PassChange<Input>) {
  return createChange({
    once,
    send,
    async keep() {
      await subscription.reload();
      refresh(SHOWING_THE_PASS);
    },
    async verify(input: Input) {
      await subscription.reload();
      const load = subscription.$load.get();
      const isKnown = load.status === 'loaded' && load.value !== NO_SUBSCRIPTION;
      const isAsWanted = isKnown ? isDone(input, load.value) : undefined;
      if (isAsWanted) refresh(SHOWING_THE_PASS);
      return isAsWanted;
    },
  });
}

/** All changes share one: no change starts while another is being saved. */
export const changingPass = createPassChange<Change>({
  once: (change) => change,
  send: (change) => CALLS[change](),
  isDone: (change, now) => isDone(change, now, now.card && subscriptionStatus(now.card.status)),
});

/** Shows the new value at once, and in the end the value of the server. */
export const switchingDebitInvoice = createPassChange<boolean>({
  once: (on) => String(on),
  send: (on) => send(patchDebitInvoice, { payload: { action: on ? 'activated' : 'disabled' } }),
  isDone: (on, { debitInvoiceEnabled }) => debitInvoiceEnabled === on,
});

/** Undefined where there is nothing to switch. */
export const $debitInvoice = computed(
  [subscription.$load, switchingDebitInvoice.$underWay],
  (load, underWay) => {
    const known = load.status === 'loaded' ? load.value.debitInvoiceEnabled : undefined;
    const [asked] = underWay.values();
    return known === undefined ? undefined : { on: asked ?? known, busy: asked !== undefined };
  },
);

/** Whether the dialog of unpaid invoices is open. A toast can open it too, while the page is shown. */
export const $paying = atom(false);

onMount($paying, () => {
  const forget = onToastAction(OPEN_UNPAID_MODAL, () => $paying.set(true));
  return () => {
    forget();
    $paying.set(false);
  };
});

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([subscription.ensure(), invoices.ensure()]);
}
