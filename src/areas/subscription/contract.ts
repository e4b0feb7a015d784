import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { fileOf, lenient, list, text } from '#http/wire.ts';

const flag = lenient(v.boolean(), false);
/** Integer cents (SP-27, TR-27); undefined where the server does not say. */
const cents = lenient(v.optional(v.pipe(v.number(), v.safeInteger())), undefined);

const addon = v.object({ value: text(), title: text(), price: cents });

/** A plan by its name, or by its name and a title to show. */
const plan = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, title: '' })),
  ),
  v.object({ value: text(), title: text() }),
]);
const NO_PLAN = { value: '', title: '' };

const supplement = v.object({
  name: text(),
  /** ISO, as all dates here. */
  date: text(),
  movie: text(),
  cinema: text(),
  amount: cents,
});

const card = v.object({
  type: text(),
  status: text(),
  date: text(),
  cardNumber: text(),
  subscriptionNumber: text(),
  openEndedSubscription: flag,
  subscriptionId: text(),
  blockedReason: text(),
});

const subscriptionWire = v.object({
  eligibleReSubscription: flag,
  eligibleRenew: flag,
  eligibleForReactivation: flag,
  eligibleForSuspension: flag,
  eligibleToCancelSuspension: flag,
  eligibleToCancelCancellation: flag,
  addons: lenient(list(addon), []),
  /** Plans that the customer may change to. */
  eligibleChanges: lenient(list(plan), []),
  pausePending: flag,
  cancelPending: flag,
  /** Of the plan change that is under way (F-14). */
  newLeadId: text(),
  currentPlan: lenient(plan, NO_PLAN),
  newPlan: lenient(plan, NO_PLAN),
  newAddons: lenient(list(addon), []),
  nextPlanExecutionDate: text(),
  currentPlanEndDate: text(),
  /** Not in the specification's list; shown when the server sends it. */
  nextPaymentDate: text(),
  /** The total of all invoices; below zero the customer has a credit (TR-31). */
  unpaidBalance: cents,
  consumption: lenient(
    v.optional(
      v.object({
        subscriptionAmount: cents,
        supplements: lenient(list(supplement), []),
      }),
    ),
    undefined,
  ),
  /** Undefined where the server does not say: then there is nothing to switch. */
  debitInvoiceEnabled: lenient(v.optional(v.boolean()), undefined),
  /** Undefined for who has never had a pass. */
  card: lenient(v.optional(card), undefined),
});

function toSubscription({ newLeadId, unpaidBalance = 0, ...same }: v.InferOutput<typeof subscriptionWire>) {
  return {
    ...same,
    pendingPlanChange: newLeadId !== '',
    unpaidBalance,
    unpaidInvoice: unpaidBalance > 0,
  };
}

export type SubscriptionWire = v.InferInput<typeof subscriptionWire>;
export type Subscription = ReturnType<typeof toSubscription>;
export type Addon = v.InferOutput<typeof addon>;
export type Plan = v.InferOutput<typeof plan>;
export type Consumption = NonNullable<Subscription['consumption']>;
export type Supplement = Consumption['supplements'][number];

const own = { target: 'client', token: 'required' } as const;

export const getSubscription = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/subscription',
  resource: 'subscription',
  answer: v.pipe(subscriptionWire, v.transform(toSubscription)),
});

/** The answers of changes are not listed, and not needed: the store loads again what they change. */
const change = { ...own, answer: v.unknown() } as const;

export const patchSuspend = defineCall({
  ...change,
  method: 'PATCH',
  path: '/api/accounts/me/subscription/suspend',
  /** SP-15 */
  payload: v.strictObject({ action: v.picklist(['suspend', 'resume']) }),
});

export const deleteSuspend = defineCall({
  ...change,
  method: 'DELETE',
  path: '/api/accounts/me/subscription/suspend',
});

export const patchCancel = defineCall({
  ...change,
  method: 'PATCH',
  path: '/api/accounts/me/subscription/cancel',
  payload: v.strictObject({ reason: v.pipe(v.string(), v.nonEmpty()) }),
});

export const deleteCancel = defineCall({
  ...change,
  method: 'DELETE',
  path: '/api/accounts/me/subscription/cancel',
});

export const deleteDowngrade = defineCall({
  ...change,
  method: 'DELETE',
  path: '/api/accounts/me/subscription/downgrade',
});

export const patchDebitInvoice = defineCall({
  ...change,
  method: 'PATCH',
  path: '/api/accounts/me/subscription/groupSupplementInvoice',
  /** SP-16 */
  payload: v.strictObject({ action: v.picklist(['activated', 'disabled']) }),
});

/** A reason by its text alone, or by a name and a text. */
const reason = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, title: value })),
  ),
  v.object({ value: v.pipe(v.string(), v.nonEmpty()), title: text() }),
]);

export type CancelReason = v.InferOutput<typeof reason>;

export const getCancelReasons = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/subscription/cancel/reasons',
  answer: list(reason),
});

const invoice = v.object({
  id: text(),
  name: text(),
  date: text(),
  amount: cents,
  status: text(),
  /** On its way to the bank. */
  extractedToNib: flag,
});

export type Invoice = v.InferOutput<typeof invoice>;
export type InvoiceWire = v.InferInput<typeof invoice>;

export const getInvoices = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/invoices',
  resource: 'invoices',
  answer: list(invoice),
});

const pdf = fileOf('application/pdf');

export const getInvoicePdf = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/subscription/invoice/{id}.pdf',
  file: true,
  answer: pdf,
});

export const getContractPdf = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/subscription/contract',
  file: true,
  answer: pdf,
});
