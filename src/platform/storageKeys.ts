/** Where `account/kept.ts` stores a customer's values, in the tab and on the device. */
export const KEPT_KEY = 'kept';
/** Where `signOutMark.ts` stores its mark, on the device. */
export const SIGN_OUT_KEY = 'sign-out';
