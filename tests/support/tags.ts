/**
 * What a test's tags say about where it runs beside `npm test`. The projects of playwright.config.ts choose by them;
 * eslint refuses a tag that does not come from here.
 */
export const TAG = {
  /** Drives a call of a page under every fault of the sandbox: `npm run test:faults` runs these, in full. */
  faults: '@faults',
  /**
   * Needs what the demonstration, a folder of files, cannot have: requests to count, break or delay on their way, an
   * identity provider to sign in at, a cookie that a second page shares.
   */
  needsServer: '@needs-server',
} as const;

/** What the runner looks for among the tags of a test. */
export function tagged(...tags: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${tags.join('|')})(?=\\s|$)`);
}
