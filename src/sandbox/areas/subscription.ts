import {
  deleteCancel,
  deleteDowngrade,
  deleteSuspend,
  getCancelReasons,
  getContractPdf,
  getInvoicePdf,
  getInvoices,
  getSubscription,
  patchCancel,
  patchDebitInvoice,
  patchSuspend,
} from '#areas/subscription/contract.ts';
import { postPhoto } from '#areas/subscription/photo/contract.ts';
import { photoProblem } from '#areas/subscription/photo/rules.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';
import { contractFile, invoiceFile } from './subscriptionFiles.ts';
import { resumed, subscriptionIn } from './subscriptionWorld.ts';
import { cancelReasons } from './subscriptionReasons.ts';

const REFUSED: ByLanguage<string> = {
  fr: 'Votre abonnement ne le permet pas pour le moment.',
  nl: 'Met je abonnement kan dat nu niet.',
  en: 'Your subscription does not allow that at the moment.',
};

const NO_PHOTO: ByLanguage<string> = {
  fr: 'Cette photo ne peut pas être lue.',
  nl: 'Deze foto kan niet worden gelezen.',
  en: 'This photo cannot be read.',
};

/** The specification does not list the fields of this answer. */
const DONE = { done: true };

function refuse(status: number, language: Language): never {
  throw new Refusal(status, { code: 'not-eligible', message: inLanguage(REFUSED, language) });
}

function require(allowed: boolean, language: Language): void {
  if (!allowed) refuse(409, language);
}

/** Writes the pass's state to the three places that must agree: the subscription, the account, and the card. */
function setStatus({ subscription, account, cards }: World, status: string, french: string): void {
  if (subscription.card) subscription.card.status = status;
  if (account.subscription) account.subscription.status = status;
  for (const card of cards.cards ?? []) if (card.subscriptionStatus) card.subscriptionStatus = french;
}

/**
 * A repeated request for a change that is already done succeeds, because the first answer may have been lost.
 */
export function serveSubscription(sandbox: Sandbox): void {
  serve(sandbox, getSubscription, ({ world, language }) => {
    const subscription = subscriptionIn(world.subscription, language);
    const { card } = subscription;
    // The persona whose tickets have them too.
    if (!sandbox.walletLinks || !card || world.persona !== 'gold') return subscription;
    return { ...subscription, card: { ...card, walletLinks: sandbox.walletLinks('pass') } };
  });

  serve(sandbox, patchSuspend, ({ world, payload: { action }, language, now }) => {
    const { subscription } = world;
    const status = subscription.card?.status;
    if (action === 'resume') {
      require(status === 'suspended' || status === 'active', language);
      if (status === 'suspended') Object.assign(subscription, resumed(subscription, now));
      setStatus(world, 'active', 'actif');
    } else {
      require(subscription.eligibleForSuspension === true || subscription.pausePending === true, language);
      // The change begins at the end of the paid period.
      Object.assign(subscription, {
        pausePending: true,
        eligibleForSuspension: false,
        eligibleToCancelSuspension: true,
      });
    }
    return DONE;
  });

  serve(sandbox, deleteSuspend, ({ world: { subscription }, language }) => {
    require(subscription.card !== undefined, language);
    Object.assign(subscription, {
      pausePending: false,
      eligibleForSuspension: true,
      eligibleToCancelSuspension: false,
    });
    return DONE;
  });

  serve(sandbox, postPhoto, async ({ world: { subscription }, payload: { photo }, language, now }) => {
    const { card } = subscription;
    if (card?.blockedReason !== 'incorrect_photo') refuse(409, language);
    const problem = await photoProblem(photo);
    if (problem) throw new Refusal(422, { code: problem, message: inLanguage(NO_PHOTO, language) });
    card.photoReceivedAt = new Date(now).toISOString();
    return DONE;
  });

  serve(sandbox, getCancelReasons, ({ language }) => cancelReasons(language));

  serve(sandbox, patchCancel, ({ world: { subscription }, payload: { reason }, language }) => {
    require(subscription.card !== undefined && subscription.cancelPending !== true, language);
    require(cancelReasons(language).some(({ value }) => value === reason), language);
    Object.assign(subscription, {
      cancelPending: true,
      eligibleToCancelCancellation: true,
      eligibleForSuspension: false,
    });
    return DONE;
  });

  serve(sandbox, deleteCancel, ({ world: { subscription }, language }) => {
    require(subscription.card !== undefined, language);
    Object.assign(subscription, {
      cancelPending: false,
      eligibleToCancelCancellation: false,
      eligibleForSuspension: true,
    });
    return DONE;
  });

  serve(sandbox, deleteDowngrade, ({ world: { subscription }, language }) => {
    require(subscription.card !== undefined, language);
    Object.assign(subscription, { newLeadId: '', newPlan: '', newAddons: [], nextPlanExecutionDate: '' });
    return DONE;
  });

  serve(sandbox, patchDebitInvoice, ({ world: { subscription }, payload: { action }, language }) => {
    require(subscription.card !== undefined, language);
    subscription.debitInvoiceEnabled = action === 'activated';
    return DONE;
  });

  serve(sandbox, getInvoices, ({ world }) => world.invoices);

  serve(sandbox, getInvoicePdf, ({ world, params: { id }, language }) => {
    const invoice = world.invoices.find((one) => one.id === id);
    if (!invoice) refuse(404, language);
    return invoiceFile(invoice, world, language);
  });

  serve(sandbox, getContractPdf, ({ world, language }) => {
    const { card } = world.subscription;
    if (!card) refuse(404, language);
    return contractFile(card, world, language);
  });
}
