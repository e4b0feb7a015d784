/** Settings that switch menu entries and routes on and off (specification, section 6). A missing one is off. */
export const SPECIFIED_FLAGS = [
  // Entries of the menu, no page.
  'offersMenuEnabled',
  'subscriptionEnabled',
  'moreFromMenuEnabled',
  'clubEnabled',
  // Page, links and calls; with the advantages also the toasts about them.
  'advantagesEnabled',
  'goodiesEnabled',
  'myFriendsEnabled',
  // The pages of statistics, interests and notifications.
  'statisticsEnabled',
  'myInterestEnabled',
  'notificationsEnabled',
  // Messages and contact.
  'contactBlockDisplayed',
  // Off, the toast about a debt leads to the pass's page and not to a dialog.
  'unpaidModalEnabled',
] as const;

/**
 * Settings that the specification does not have. Each switches a feature on whose calls the specification does not have
 * either: docs/decisions.md#extension-calls-off-by-default.
 */
export const EXTENSION_FLAGS = [
  'publicCancellationEnabled',
  'withdrawalEnabled',
  'photoUploadEnabled',
] as const;
export type ExtensionFlag = (typeof EXTENSION_FLAGS)[number];

/** Every feature flag of the settings. */
export const FLAGS = [...SPECIFIED_FLAGS, ...EXTENSION_FLAGS] as const;
export type Flag = (typeof FLAGS)[number];
export type Flags = Record<Flag, boolean>;
