import type { Breakage } from './breakage.ts';

/** Rooms about the customer's contract with the chain: pass, cards, vouchers, letters, requests, and the ways out. */
export const CONTRACT: readonly Breakage[] = [
  {
    name: 'cancel-without-a-reason',
    promise: 'subscription/cancel-needs-reason',
    file: 'src/areas/subscription/cancel/rules.ts',
    find: "if (step !== 'reason' && reason === undefined) return { kind: 'goTo', step: 'reason' };",
    replace: "if (step === 'confirm' && reason === undefined) return { kind: 'goTo', step: 'reason' };",
    test: {
      file: 'src/areas/subscription/cancel/rules.test.ts',
      title: 'without a reason only the first step is shown',
    },
  },
  {
    name: 'debit-invoice-the-other-way',
    promise: 'subscription/debit-invoice-state',
    file: 'src/areas/subscription/store.ts',
    find: "action: on ? 'activated' : 'disabled'",
    replace: "action: on ? 'disabled' : 'activated'",
    test: {
      file: 'src/areas/subscription/changes.browser.test.tsx',
      title: 'the debit invoice is switched off and on',
    },
  },
  {
    name: 'account-not-loaded-after-cancelling',
    promise: 'subscription/cancel-reloads-user',
    file: 'src/areas/subscription/store.ts',
    find: "const SHOWING_THE_PASS = ['account', 'cards'] as const;",
    replace: "const SHOWING_THE_PASS = ['cards'] as const;",
    test: {
      file: 'src/areas/subscription/cancel/Cancel.browser.test.tsx',
      title: 'after the cancellation the account is reloaded past the cache',
    },
  },
  {
    name: 'debt-not-shown',
    promise: 'subscription/unpaid-balance-shown',
    file: 'src/account/pass/rules.ts',
    find: "owes: facts?.unpaidInvoice === true || pass?.status === 'unpaid',",
    replace: "owes: pass?.status === 'unpaid',",
    test: {
      file: 'src/areas/subscription/Subscription.browser.test.tsx',
      title:
        'a former customer who owes sees the amount, the way to pay and the invoices; a subscription that the server does not know is none',
    },
  },
  {
    name: 'photo-of-any-kind',
    promise: 'subscription/photo-limits',
    file: 'src/areas/subscription/photo/rules.ts',
    find: "return isPicture ? undefined : 'kind';",
    replace: "return isPicture || isNamedPicture ? undefined : 'kind';",
    test: {
      file: 'src/areas/subscription/photo/PhotoDialog.browser.test.tsx',
      title:
        'in Dutch, by keyboard alone: another file is refused before anything is sent, and a photo that was sent is said to have arrived',
    },
  },
  {
    name: 'account-card-first',
    promise: 'wallet/account-card-last',
    file: 'src/account/cards/rules.ts',
    find: '.sort((a, b) => Number(isAccount(a)) - Number(isAccount(b)) || updated(b) - updated(a))[0];',
    replace: '.sort((a, b) => Number(isAccount(b)) - Number(isAccount(a)) || updated(b) - updated(a))[0];',
    test: {
      file: 'src/areas/wallet/Cards.browser.test.tsx',
      title: 'an unknown card is never the active one, the account’s is last, and no image is broken',
    },
  },
  {
    name: 'loyalty-card-without-picture',
    promise: 'wallet/loyalty-picture-after-card',
    file: 'src/account/cards/store.ts',
    find: "if (id !== '') void picture.ensure();",
    replace: '',
    test: {
      file: 'wallet/cards.test.ts',
      title: 'the loyalty card’s picture is loaded after the cards, whatever page is opened',
    },
  },
  {
    name: 'wallet-not-loaded-after-a-change',
    promise: 'wallet/dissociate-success-reloads',
    file: 'src/areas/wallet/store.ts',
    find: '  keep: (change) => reload(change),\n',
    replace: '',
    test: {
      file: 'src/areas/wallet/Vouchers.browser.test.tsx',
      title: 'an offer is taken back; a card is removed from the account, or deleted',
    },
  },
  {
    name: 'advantage-without-a-date-expires',
    promise: 'advantages/listed-without-expiry',
    file: 'src/account/toasts/startToasts.ts',
    find: 'if (!date) return [];',
    replace: 'if (date === undefined || date === null) return [];',
    test: {
      file: 'advantages/page.test.ts',
      title: 'an advantage without an expiry date is listed, but has no toast',
    },
  },
  {
    name: 'plus-in-a-token',
    promise: 'newsletter/token-survives-encoding',
    file: 'src/areas/newsletter/rules.ts',
    find: "new URLSearchParams(search.replaceAll('+', '%2B')).get('token');",
    replace: "new URLSearchParams(search).get('token');",
    test: {
      file: 'newsletter/unsubscribe.test.ts',
      title:
        'unsubscribing from everything sends one call, however often it is pressed, with the token unchanged',
    },
  },
  {
    name: 'lost-unsubscription-not-done',
    promise: 'newsletter/failure-toast',
    file: 'src/areas/newsletter/unsubscribe.ts',
    find: "if (!answer) return 'unknown';",
    replace: "if (!answer) return 'notDone';",
    test: {
      file: 'newsletter/unsubscribe.test.ts',
      title: 'a failure shows a toast and keeps the choice; a lost answer says that the outcome is unknown',
    },
  },
  {
    name: 'a-year-too-young',
    promise: 'constants/sample-settings',
    file: 'src/areas/registration/rules.ts',
    find: 'Number(year) - Math.max(0, Math.ceil(years))',
    replace: 'Number(year) - Math.max(0, Math.ceil(years) - 1)',
    test: {
      file: 'src/areas/registration/Registration.browser.test.tsx',
      title: 'a customer who is 15 today is accepted, one a day younger is not, and missing fields are named',
    },
  },
  {
    name: 'declaration-counts-twice',
    promise: 'leaving/counts-once',
    file: 'src/areas/leaving/page.ts',
    find: 'before && isSame(before.declaration, declaration) ? before.requestId : randomId();',
    replace: 'before && before.declaration === declaration ? before.requestId : randomId();',
    test: {
      file: 'leaving/pages.test.ts',
      title: 'what went wrong is said in words, and a declaration that is sent again counts once',
    },
  },
  {
    name: 'leaving-without-settings',
    promise: 'leaving/behind-flags',
    file: 'src/areas/leaving/page.ts',
    find: '?? isOn',
    replace: '?? false',
    test: {
      file: 'leaving/flags.test.ts',
      title:
        'with its flag off a page shows not-found at its address; without settings the build’s flag holds',
    },
  },
  {
    name: 'one-attachment-sent',
    promise: 'support/attachments-in-form',
    file: 'src/areas/support/contact/sendStore.ts',
    find: 'attachments: [...files]',
    replace: 'attachments: files.slice(0, 1)',
    test: {
      file: 'src/areas/support/contact/Contact.browser.test.tsx',
      title: 'everything that is filled in is sent as one form, and nothing else',
    },
  },
  {
    name: 'reply-sent-twice',
    promise: 'support/message-joins-conversation',
    file: 'src/areas/support/cases/store.ts',
    find: 'if (sentMessageIn(open.id, now)) return settleEarlierReply(open.id);',
    replace: '',
    test: {
      file: 'src/areas/support/cases/Cases.browser.test.tsx',
      title: 'a reply that may have been sent is not sent again before the conversation is loaded',
    },
  },
];
