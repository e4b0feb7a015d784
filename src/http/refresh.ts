import { forget } from './cache.ts';
import type { Resource } from './call.ts';

const listeners = new Map<Resource, Set<() => void>>();

/** Calls `load` whenever a call has changed this resource. The cached answers are dropped before. */
export function onRefresh(resource: Resource, load: () => void): () => void {
  const set = listeners.get(resource) ?? new Set();
  listeners.set(resource, set);
  set.add(load);
  return () => set.delete(load);
}

export function refresh(resources: readonly Resource[]): void {
  for (const resource of resources) {
    forget(resource);
    listeners.get(resource)?.forEach((load) => {
      load();
    });
  }
}
