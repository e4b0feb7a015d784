import type { LoadStore } from '#account/load.ts';
import { platform } from '#platform/platform.ts';
import { leaving } from '#platform/rootData.ts';

/** Skips a load that has failed on the page: its panel offers the customer a retry. */
export async function ensureOnce(store: LoadStore<unknown>): Promise<void> {
  const { status } = store.$load.get();
  if (status === 'idle' || status === 'loading') await store.ensure();
}

/**
 * Failures go to the console: nothing on the page depends on these loads. A page that is being left cancels its calls,
 * which is no failure.
 */
export function reportFailures(loads: Readonly<Record<string, LoadStore<unknown>>>): void {
  for (const [name, { $load }] of Object.entries(loads)) {
    const load = $load.get();
    if (load.status !== 'failed') continue;
    if (!(leaving() && load.failure.kind === 'network')) platform().report(`Start-up: ${name}`, load.failure);
  }
}
