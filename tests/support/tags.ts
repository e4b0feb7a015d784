/**
 * The tags that decide where a test runs beside `npm test`. The projects of playwright.config.ts choose by them, and
 * eslint refuses a tag that does not come from here.
 */
export const TAG = {
  /** Drives a call of a page under every fault of the sandbox: `npm run test:faults` runs these tests and no others. */
  faults: '@faults',
  /**
   * Needs what the demonstration, a folder of files, cannot have: requests to count, break or delay on their way, an
   * identity provider to sign in at, a cookie that a second page shares.
   */
  needsServer: '@needs-server',
} as const;

/** For a project's `grep`: matches tests with one of the tags. */
export function tagged(...tags: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${tags.join('|')})(?=\\s|$)`);
}
