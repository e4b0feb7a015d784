import { atom, computed, onMount } from 'nanostores';
import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { onToastAction } from '#account/toasts/actions.ts';
import { OPEN_UNPAID_MODAL } from '#account/toasts/startToasts.ts';
import { announce, announceFailure, announceRefusal } from '#account/toasts/store.ts';
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
} from './contract.ts';
import type { Change } from './rules.ts';

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

/** One for all of them: no change while another is under way. It ends when the changed pass is there. */
const changing = createAction(async (change: Change) => {
  await CALLS[change]();
  await subscription.reload();
});

export const $changing = changing.$busy;

/** @returns whether it was done; after a failure nothing is loaded again (H-09) */
export async function changePass(change: Change): Promise<boolean> {
  const outcome = await changing.run(change);
  if (outcome.kind === 'done') announce('passChanged');
  if (outcome.kind === 'failed') {
    // Of these only a pause that is refused is explained in the server's words (specification, section 8).
    const isPause = change === 'suspend' || change === 'resume' || change === 'undoPause';
    (isPause ? announceRefusal : announceFailure)(outcome.failure);
  }
  return outcome.kind === 'done';
}

/** Switched by the customer, and not yet on the page as the server has it. */
const $asked = atom<boolean | undefined>(undefined);

const switching = createAction(async (on: boolean) => {
  await send(patchDebitInvoice, { payload: { action: on ? 'activated' : 'disabled' } });
  await subscription.reload();
});

/** Undefined where there is nothing to switch. */
export const $debitInvoice = computed([subscription.$load, $asked], (load, asked) => {
  const known = load.status === 'loaded' ? load.value.debitInvoiceEnabled : undefined;
  return known === undefined ? undefined : { on: asked ?? known, busy: asked !== undefined };
});

/** Shows at once; goes back, with a toast, when it could not be saved. */
export async function switchDebitInvoice(on: boolean): Promise<void> {
  if (switching.$busy.get()) return;
  $asked.set(on);
  const outcome = await switching.run(on);
  $asked.set(undefined);
  if (outcome.kind === 'failed') announceFailure(outcome.failure);
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
