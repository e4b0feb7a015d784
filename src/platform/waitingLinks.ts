/*
 * Values of `rel` that the build gives to links in the head (`export/preloads.ts`). The browser passes over them.
 * `start/hydration.ts` turns all but the last into `modulepreload`.
 */

/** What start-up needs besides the session. */
export const SOON = 'soon';
/** React and the islands. */
export const LATER = 'later';

/** Which file has a script that is asked for before the list of all files can be there (`preload.ts`). */
export const NAMED = 'named';
