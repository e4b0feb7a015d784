/** Starts the loads of a page. Resolves when all have settled. Never rejects: failures are in the stores. */
export type PageLoads = () => Promise<unknown>;

const known = new Map<string, PageLoads>();
const waiting = new Map<string, (loads: PageLoads) => void>();

/** Each page's own script calls this. The router runs that script once in a document. */
export function definePage(route: string, loads: PageLoads): void {
  known.set(route, loads);
  waiting.get(route)?.(loads);
  waiting.delete(route);
}

/** Waits for the page's script, which may arrive after the router has swapped the page in. */
export function pageLoads(route: string): Promise<PageLoads> {
  const loads = known.get(route);
  if (loads) return Promise.resolve(loads);
  return new Promise((resolve) => waiting.set(route, resolve));
}
