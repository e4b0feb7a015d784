import { useState } from 'react';
import { useStore } from '#ui/useStore.ts';
import type { LoadStore } from './load.ts';

/**
 * Whether a load has settled since the page opened. It stays true during a retry. Content below the load's panel waits
 * for it, so that the panel's content never moves it.
 */
export function useHasSettled(store: LoadStore<unknown>): boolean {
  const { status } = useStore(store.$load);
  const [hasSettled, setSettled] = useState(false);
  const isSettled = status === 'loaded' || status === 'failed';
  if (isSettled && !hasSettled) setSettled(true);
  return hasSettled || isSettled;
}
