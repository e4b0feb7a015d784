import type { ExtensionFlag } from '#sites/flags.ts';

/** Apart from the contract, so that the pages, which must stay small, load the addresses without the schemas. */
export const SETTINGS_PATH = '/api/settings';
export const CHALLENGE_PATH = '/captcha/challenge';

/** The two ways out of a contract. Each has a page, a call and a flag of its own. */
export const LEAVING_PATHS = {
  cancel: '/api/contracts/cancellation',
  withdraw: '/api/contracts/withdrawal',
} as const;
export type LeavingKind = keyof typeof LEAVING_PATHS;

export const LEAVING_FLAGS = {
  cancel: 'publicCancellationEnabled',
  withdraw: 'withdrawalEnabled',
} as const satisfies Record<LeavingKind, ExtensionFlag>;
