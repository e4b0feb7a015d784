import { useState } from 'react';
import { useStore } from '#ui/useStore.ts';
import type { LoadStore } from './load.ts';

/**
 * Whether a load has been answered, or has failed, since the page came; a retry changes nothing about it. For what
 * stands below the load's content on the page: it comes then, and is never moved.
 */
export function useHasSettled(store: LoadStore<unknown>): boolean {
  const { status } = useStore(store.$load);
  const [hasSettled, setSettled] = useState(false);
  const isSettled = status === 'loaded' || status === 'failed';
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled || isSettled;
}
