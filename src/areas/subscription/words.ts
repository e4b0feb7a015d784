import type words from '#locales/fr/subscription.json';

export type SubscriptionWords = (typeof words)['island'];

/** What the dialog that changes a pass says, for pages that show nothing else of the subscription. */
export type ChangeWords = Pick<SubscriptionWords, 'changes' | 'dialog'>;
