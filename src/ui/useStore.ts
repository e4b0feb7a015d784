import { useStore as useNanostore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * The only way for React to read a store. The first render uses the store's initial value, which the built HTML shows:
 * an island that hydrates after the store has changed would otherwise differ from its HTML (React error 418) and keep
 * stale attributes.
 */
export function useStore<S extends Store>(store: S): StoreValue<S> {
  return useNanostore(store, { ssr: 'initial' });
}
