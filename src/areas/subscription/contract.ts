import * as v from 'valibot';
import { cents, centsOf } from '#account/cents.ts';
import { walletLinks } from '#account/wallets/contract.ts';
import { defineCall } from '#http/call.ts';
import { fileOf, instant, lenient, list, text } from '#http/wire.ts';

const flag = lenient(v.boolean(), false);

/** What servers send as a balance, checked by `debtOf`. Its type is what they should send. */
const anyBalance = v.unknown() as unknown as v.GenericSchema<number | null | undefined, unknown>;

const addon = v.object({ value: text(), title: text(), price: cents() });

/** A plan is a name, or an object with a name and a title. */
const plan = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, title: '' })),
  ),
  v.object({ value: text(), title: text() }),
]);
/** A plan to choose: nobody can choose one without a name. */
const offeredPlan = v.pipe(
  plan,
  v.check(({ value, title }) => value !== '' || title !== ''),
);
const NO_PLAN = { value: '', title: '' };

const supplement = v.object({
  name: text(),
  /** ISO date, as all dates in this file. */
  date: instant(),
  movie: text(),
  cinema: text(),
  amount: cents(),
});

const card = v.object({
  type: text(),
  status: text(),
  date: instant(),
  cardNumber: text(),
  subscriptionNumber: text(),
  openEndedSubscription: flag,
  subscriptionId: text(),
  blockedReason: text(),
  /** The specification does not list this field. A read of it settles a lost answer. */
  photoReceivedAt: instant(),
  walletLinks,
});

const subscriptionWire = v.object({
  eligibleReSubscription: flag,
  eligibleRenew: flag,
  eligibleForReactivation: flag,
  eligibleForSuspension: flag,
  eligibleToCancelSuspension: flag,
  eligibleToCancelCancellation: flag,
  addons: lenient(list(addon), []),
  /** The plans that the customer may change to. */
  eligibleChanges: lenient(list(offeredPlan), []),
  pausePending: flag,
  cancelPending: flag,
  /** The specification lists this field and says that it follows from the id. */
  pendingPlanChange: lenient(v.optional(v.boolean()), undefined),
  /** The id of the pending plan change. The specification does not list it. */
  newLeadId: text(),
  currentPlan: lenient(plan, NO_PLAN),
  newPlan: lenient(plan, NO_PLAN),
  newAddons: lenient(list(addon), []),
  nextPlanExecutionDate: instant(),
  currentPlanEndDate: instant(),
  /** The specification does not list this field. The page shows it when the server sends it. */
  nextPaymentDate: instant(),
  /** Nor this one: what the next payment comes to. Without it the page adds up what it knows. */
  nextPaymentAmount: cents(),
  /** The total of all invoices. Below zero the customer has a credit, which may outweigh an open invoice. */
  unpaidBalance: v.optional(anyBalance),
  consumption: lenient(
    v.optional(
      v.object({
        subscriptionAmount: cents(),
        supplements: lenient(list(supplement), []),
      }),
    ),
    undefined,
  ),
  /** Undefined where the server does not send it: the page then has no switch. */
  debitInvoiceEnabled: lenient(v.optional(v.boolean()), undefined),
  /** Undefined for a customer who has never had a pass. */
  card: lenient(v.optional(card), undefined),
});

function toSubscription({ newLeadId, unpaidBalance, ...same }: v.InferOutput<typeof subscriptionWire>) {
  return {
    ...same,
    pendingPlanChange: same.pendingPlanChange ?? newLeadId !== '',
    ...debtOf(unpaidBalance),
  };
}

/**
 * Whether something is to be paid, and how many cents. A balance that is there and cannot be read is a debt of an amount
 * that nobody can tell.
 */
function debtOf(balance: unknown): { unpaidInvoice: boolean; unpaidBalance: number | undefined } {
  const unpaidBalance = balance === undefined || balance === null || balance === '' ? 0 : centsOf(balance);
  return { unpaidInvoice: unpaidBalance === undefined || unpaidBalance > 0, unpaidBalance };
}

/** Of a customer who has none. */
export const NO_SUBSCRIPTION = toSubscription(v.parse(subscriptionWire, {}));

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

/** The specification lists no answers to changes, and none are needed: the store loads the subscription again. */
const change = { ...own, answer: v.unknown() } as const;

export const patchSuspend = defineCall({
  ...change,
  method: 'PATCH',
  path: '/api/accounts/me/subscription/suspend',
  /** The action names are our choice: the specification lists none. */
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
  /** The action names are our choice: words of the specification, which lists none for the call. */
  payload: v.strictObject({ action: v.picklist(['activated', 'disabled']) }),
});

/** A reason is a text, or an object with a name and a text. */
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
  date: instant(),
  amount: cents(),
  status: text(),
  /** The direct debit has been sent to the bank. */
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
