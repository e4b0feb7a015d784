/** Settings that switch menu entries and routes on and off (specification, section 6). */
export const SPECIFIED_FLAGS = [
  'offersMenuEnabled',
  'subscriptionEnabled',
  'moreFromMenuEnabled',
  'clubEnabled',
  'advantagesEnabled',
  'goodiesEnabled',
  'myFriendsEnabled',
  'statisticsEnabled',
  'myInterestEnabled',
  'notificationsEnabled',
  'contactBlockDisplayed',
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
