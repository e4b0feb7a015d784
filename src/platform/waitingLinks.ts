/*
 * Values of `rel` that the build gives to links in the head (`export/preloads.ts`). The browser passes over them until
 * `start/hydration.ts` turns them into `modulepreload`.
 */

/** What start-up needs besides the session. */
export const SOON = 'soon';
/** React and the islands. */
export const LATER = 'later';
