import { ours, sometimes, type AreaNotes } from '../notes.ts';
import { walletNotes } from './walletLinks.ts';

const RELOADED = 'The subscription is loaded again.';
const REFUSED = { 409: 'The pass does not allow the change. A message is shown to the customer.' };
const NAME_OR_PAIR = 'A name, or an object with a name and a title.';

export const SUBSCRIPTION: AreaNotes = {
  'GET /api/accounts/me/subscription': {
    summary: 'The pass, its plan, its consumption and what the customer may do with it',
    answer: {
      '': { note: 'The subscription of the customer.', name: 'Subscription' },
      eligibleReSubscription: 'A former customer may come back.',
      eligibleRenew: 'The pass may be renewed.',
      eligibleForReactivation: 'A blocked pass may be used again.',
      eligibleForSuspension: 'The page offers a pause.',
      eligibleToCancelSuspension: 'The page offers to undo a planned pause.',
      eligibleToCancelCancellation: 'The page offers to undo the cancellation.',
      addons: 'Options of the plan.',
      'addons[]': { note: 'An option of a plan.', name: 'Addon' },
      'addons[].value': 'Name of the option.',
      'addons[].title': 'Title in the language of the call.',
      'addons[].price': sometimes('Price for a month.', { unit: 'cents' }),
      eligibleChanges: 'Plans that the customer may change to.',
      'eligibleChanges[]': NAME_OR_PAIR,
      'eligibleChanges[].value': 'Name of the plan, such as `CINEPASS_GOLD`.',
      'eligibleChanges[].title': 'Title in the language of the call.',
      pausePending: 'A pause is planned.',
      cancelPending: 'A cancellation is under way.',
      pendingPlanChange: sometimes('A change of plan is ahead. Without it `newLeadId` says so.'),
      newLeadId: ours(
        'Id of the change of plan that is ahead. Read where `pendingPlanChange` is missing.',
        'No change of plan shows, unless `pendingPlanChange` is true.',
      ),
      currentPlan: sometimes(NAME_OR_PAIR),
      'currentPlan.value': 'Name of the plan.',
      'currentPlan.title': 'Title in the language of the call.',
      newPlan: sometimes(`The plan after the change. ${NAME_OR_PAIR}`),
      'newPlan.value': 'Name of the plan.',
      'newPlan.title': 'Title in the language of the call.',
      newAddons: sometimes('Options of the plan after the change.'),
      'newAddons[]': { note: 'An option of a plan.', name: 'Addon' },
      'newAddons[].value': 'Name of the option.',
      'newAddons[].title': 'Title in the language of the call.',
      'newAddons[].price': sometimes('Price for a month.', { unit: 'cents' }),
      nextPlanExecutionDate: sometimes('When the plan changes.', { unit: 'instant' }),
      currentPlanEndDate: sometimes('End of the paid period.', { unit: 'instant' }),
      nextPaymentDate: ours('When the next payment is due.', 'The page shows no next payment.', {
        unit: 'instant',
      }),
      nextPaymentAmount: ours('What the next payment comes to.', 'The page adds up what it knows.', {
        unit: 'cents',
      }),
      unpaidBalance: {
        note: 'Total of all invoices. Above zero the customer owes it; below zero it is a credit. The page says neither “paid” nor “nothing to pay” when it is not an integer.',
        unit: 'cents',
      },
      consumption: sometimes('What the current month costs.', { name: 'Consumption' }),
      'consumption.subscriptionAmount': { note: 'The pass itself.', unit: 'cents' },
      'consumption.supplements': 'What comes on top.',
      'consumption.supplements[]': { note: 'A supplement that was paid for a film.', name: 'Supplement' },
      'consumption.supplements[].name': 'Name in the language of the call.',
      'consumption.supplements[].date': { note: 'When it was bought.', unit: 'instant' },
      'consumption.supplements[].movie': 'Title of the film.',
      'consumption.supplements[].cinema': 'Name of the cinema.',
      'consumption.supplements[].amount': { note: 'Its price.', unit: 'cents' },
      debitInvoiceEnabled: sometimes('Supplements are debited in one sum. Without it there is no switch.'),
      card: sometimes('Missing for a customer who has never had a pass.', { name: 'Pass' }),
      'card.type': {
        note: 'An unknown type is shown as the classic pass.',
        schema: {
          enum: [
            'CINEPASS',
            'CINEPASS_26',
            'CINEPASS_DUO',
            'CINEPASS_GOLD',
            'FAMILY',
            'EXPLORER',
            'UNLIMITED',
            'UNLIMITED_GOLD',
          ],
        },
      },
      'card.status': {
        note: 'An unknown status counts as active. `suspended` is shown as paused.',
        schema: { enum: ['active', 'unpaid', 'suspended', 'canceled', 'blocked'] },
      },
      'card.date': { note: 'Since when the pass has this status.', unit: 'instant' },
      'card.cardNumber': 'Number on the pass.',
      'card.subscriptionNumber': 'Number of the contract.',
      'card.openEndedSubscription': 'The contract has no end.',
      'card.subscriptionId': 'Id of the subscription.',
      'card.blockedReason': sometimes('Why the pass is blocked, such as `incorrect_photo`.'),
      'card.photoReceivedAt': ours(
        'When a new photo arrived that nobody has judged yet.',
        'The page offers a blocked customer to send one.',
        { unit: 'instant' },
      ),
      ...walletNotes('card.walletLinks', 'pass'),
    },
    refusals: { 404: 'The customer has never had a pass.' },
  },
  'PATCH /api/accounts/me/subscription/suspend': {
    summary: 'Suspends the pass or resumes it',
    unread: RELOADED,
    payload: { action: 'The values are ours: the specification names the field only.' },
    refusals: REFUSED,
  },
  'DELETE /api/accounts/me/subscription/suspend': {
    summary: 'Undoes a planned pause',
    unread: RELOADED,
    refusals: REFUSED,
  },
  'PATCH /api/accounts/me/subscription/cancel': {
    summary: 'Cancels the pass',
    unread: RELOADED,
    payload: { reason: 'The `value` of a reason.' },
    refusals: REFUSED,
  },
  'DELETE /api/accounts/me/subscription/cancel': {
    summary: 'Undoes the cancellation',
    unread: RELOADED,
    refusals: REFUSED,
  },
  'GET /api/accounts/me/subscription/cancel/reasons': {
    summary: 'Reasons for a cancellation',
    answer: {
      '': 'In the order in which the page offers them.',
      '[]': 'A text, or an object with a name and a text.',
      '[].value': 'Name of the reason, which the cancellation carries.',
      '[].title': 'Text in the language of the call.',
    },
  },
  'DELETE /api/accounts/me/subscription/downgrade': {
    summary: 'Undoes a planned change of plan',
    unread: RELOADED,
    refusals: REFUSED,
  },
  'PATCH /api/accounts/me/subscription/groupSupplementInvoice': {
    summary: 'Switches the debit invoice on or off',
    unread: RELOADED,
    payload: { action: 'The values stand in section 4 of the specification.' },
    refusals: REFUSED,
  },
  'POST /api/accounts/me/photo': {
    summary: 'Takes a new photo for a pass that is blocked for its photo',
    about:
      'A form with a file. A person judges the photo later; until then `card.photoReceivedAt` says that it is there.',
    unread: RELOADED,
    payload: { photo: 'A JPEG or PNG file of at most 10 MB.' },
    refusals: {
      ...REFUSED,
      422: 'The file is no photo that can be read. The page asks for another one.',
    },
  },
  'GET /api/accounts/me/invoices': {
    summary: 'The invoices',
    answer: {
      '': 'In any order.',
      '[]': { note: 'An invoice.', name: 'Invoice' },
      '[].id': { note: 'Id of the file.', schema: { minLength: 1 } },
      '[].name': 'Number of the invoice, as the customer knows it.',
      '[].date': { note: 'Date of the invoice.', unit: 'instant' },
      '[].amount': { note: 'Amount of the invoice.', unit: 'cents' },
      '[].status': { note: 'Whether it is paid.', schema: { enum: ['paid', 'unpaid'] } },
      '[].extractedToNib': 'The direct debit has been sent to the bank.',
    },
  },
  'GET /api/accounts/me/subscription/invoice/{id}.pdf': {
    summary: 'An invoice as a file',
    params: { id: 'Id of the invoice.' },
    refusals: { 404: 'There is no such invoice.' },
  },
  'GET /api/accounts/me/subscription/contract': {
    summary: 'The contract as a file',
    refusals: { 404: 'There is no contract.' },
  },
};
