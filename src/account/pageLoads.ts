/** What a page must have loaded, or failed to load, before it is ready. Never rejects: failures are in the stores. */
export type PageLoads = () => Promise<unknown>;

const known = new Map<string, PageLoads>();
const waiting = new Map<string, (loads: PageLoads) => void>();

/** Called once by each page's own script; the router runs that once in a document. */
export function definePage(route: string, loads: PageLoads): void {
  known.set(route, loads);
  waiting.get(route)?.(loads);
  waiting.delete(route);
}

/** The page's script may still be on its way when the router has already swapped the page in. */
export function pageLoads(route: string): Promise<PageLoads> {
  const loads = known.get(route);
  if (loads) return Promise.resolve(loads);
  return new Promise((resolve) => waiting.set(route, resolve));
}
