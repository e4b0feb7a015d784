import { atom, computed, onMount } from 'nanostores';
import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { subscriptionStatus } from '#account/pass/rules.ts';
import { settle, type Verdict } from '#account/settle.ts';
import { onToastAction } from '#account/toasts/actions.ts';
import { OPEN_UNPAID_MODAL } from '#account/toasts/startToasts.ts';
import { refresh } from '#http/refresh.ts';
import { send } from '#http/send.ts';
import {
  deleteCancel,
  deleteDowngrade,
  deleteSuspend,
  getContractPdf,
  getInvoicePdf,
  getInvoices,
  getSubscription,
  patchDebitInvoice,
  patchSuspend,
  type Subscription,
} from './contract.ts';
import { isDone, type Change } from './rules.ts';

export const subscription = createLoad((options) => send(getSubscription, options), 'subscription');

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

interface PassDeed {
  key: string;
  send: () => Promise<unknown>;
  /** As the pass says once it is loaded again. */
  isDone: (now: Subscription) => boolean | undefined;
}

/** What else says how the pass is. */
const TELLS_THE_PASS = ['account', 'cards'] as const;

/**
 * Does something to the pass, which is loaded again before this ends. When it is done the customer is loaded again
 * too, whether an answer has said so or the pass itself; after a refusal nothing is (H-09).
 */
export async function settlePass({ key, send, isDone }: PassDeed): Promise<Verdict> {
  const verdict = await settle({
    key,
    prepare: () => Promise.resolve(),
    send,
    look: async () => {
      await subscription.reload();
      const load = subscription.$load.get();
      return load.status === 'loaded' ? isDone(load.value) : undefined;
    },
  });
  if (verdict.kind === 'done') refresh(TELLS_THE_PASS);
  return verdict;
}

/** One for all of them: no change while another is under way. */
const changing = createAction((change: Change) =>
  settlePass({
    key: change,
    send: CALLS[change],
    isDone: (now) => isDone(change, now, now.card && subscriptionStatus(now.card.status)),
  }),
);

export const $changing = changing.$busy;

/** @returns undefined when another change is under way still */
export async function changePass(change: Change): Promise<Verdict | undefined> {
  const outcome = await changing.run(change);
  return outcome.kind === 'done' ? outcome.value : undefined;
}

/** Switched by the customer, and not yet on the page as the server has it. */
const $asked = atom<boolean | undefined>(undefined);

const switching = createAction((on: boolean) =>
  settlePass({
    key: `debitInvoice ${String(on)}`,
    send: () => send(patchDebitInvoice, { payload: { action: on ? 'activated' : 'disabled' } }),
    isDone: ({ debitInvoiceEnabled }) => debitInvoiceEnabled === on,
  }),
);

/** Undefined where there is nothing to switch. */
export const $debitInvoice = computed([subscription.$load, $asked], (load, asked) => {
  const known = load.status === 'loaded' ? load.value.debitInvoiceEnabled : undefined;
  return known === undefined ? undefined : { on: asked ?? known, busy: asked !== undefined };
});

/** Shows at once, and in the end as the server has it. @returns undefined when one is under way still */
export async function switchDebitInvoice(on: boolean): Promise<Verdict | undefined> {
  if (switching.$busy.get()) return undefined;
  $asked.set(on);
  const outcome = await switching.run(on);
  $asked.set(undefined);
  return outcome.kind === 'done' ? outcome.value : undefined;
}

/** Whether the unpaid dialog is open; by a toast too, as long as the room is there (SP-62). */
export const $paying = atom(false);

onMount($paying, () => {
  const forget = onToastAction(OPEN_UNPAID_MODAL, () => $paying.set(true));
  return () => {
    forget();
    $paying.set(false);
  };
});
