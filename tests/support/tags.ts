/** The tags that decide where a test runs. eslint refuses a tag that does not come from here. */
export const TAG = {
  /** Repeats what another test holds, or takes long: `npm run test:all` runs it, and `npm test` does not. */
  nightly: '@nightly',
  /** Drives a call of a page under every fault of the sandbox: the step `faults` of `npm run test:all` runs it. */
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
