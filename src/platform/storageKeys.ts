import { site } from '#sites/current.ts';

/** Where `account/kept.ts` stores a customer's values, in the tab and on the device. */
export const KEPT_KEY = 'kept';
/** Where `signOutMark.ts` stores its mark, on the device. */
export const SIGN_OUT_KEY = 'sign-out';
/**
 * Whose turn it is at this device: a random name, then a space and the account id, once somebody has signed in. Each
 * sign-out and each other customer gives it another name. Tabs and history entries of public pages have the name of the
 * turn in which they were filled.
 */
export const TURN_KEY = 'turn';

/** What was typed into the dialog that is open, for a reload (`shell/dialogEntries.ts`). */
export const TYPED_KEY = 'typed';

/*
 * All that this browser stores of a customer, by where it lies. It goes at the sign-out and with the session of another
 * customer (`identity/turn.ts`, `shell/endOfTurn.ts`). What else is stored is nobody's: `start/twoTabs.test.ts` lists it.
 */

export const OF_TAB = [KEPT_KEY, TYPED_KEY, 'wanted', 'announce', 'started', 'signInTarget'] as const;
export const OF_DEVICE = [KEPT_KEY] as const;
export const OF_COOKIES = [`${site.id}_home_push`] as const;
