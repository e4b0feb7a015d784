/**
 * Starts what a page loads besides the account and the settings. Resolves when all of it has settled. Never rejects:
 * failures are in the stores.
 */
export type PageLoads = () => Promise<unknown>;

/** Fetches the area's stores. They are no part of the page's own script, which runs before the session is asked for. */
export type FetchLoads = () => Promise<PageLoads>;

const known = new Map<string, FetchLoads>();
const waiting = new Map<string, (fetchLoads: FetchLoads) => void>();

/** Each page's own script calls this. The router runs that script once in a document. */
export function definePage(route: string, fetchLoads: FetchLoads): void {
  known.set(route, fetchLoads);
  waiting.get(route)?.(fetchLoads);
  waiting.delete(route);
}

/** For a page that shows no more than what start-up loads for the guards: account, session and settings. */
export function definePageOfAccount(route: string): void {
  definePage(route, () => Promise.resolve(() => Promise.resolve()));
}

/** Waits for the page's script, which may arrive after the router has swapped the page in. */
export function pageLoads(route: string): Promise<FetchLoads> {
  const fetchLoads = known.get(route);
  if (fetchLoads) return Promise.resolve(fetchLoads);
  return new Promise((resolve) => waiting.set(route, resolve));
}
