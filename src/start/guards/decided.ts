import type { Page } from '#platform/rootData.ts';
import { decide, type Decision } from './rules.ts';
import { $guardState } from './state.ts';

/** Resolves once the guards have all that they need, or the page is no longer the one to open. */
export function decided(page: Page, isCurrent: () => boolean): Promise<Decision> {
  return new Promise((resolve) => {
    const stop = $guardState.subscribe((state) => {
      const decision = decide({ page, ...state });
      if (decision.kind === 'wait' && isCurrent()) return;
      // The first call comes before `stop` exists.
      queueMicrotask(() => {
        stop();
      });
      resolve(decision);
    });
  });
}
