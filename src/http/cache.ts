import { platform } from '#platform/platform.ts';
import type { Resource } from './call.ts';

const listeners = new Map<Resource, Set<() => void>>();

/** How long an answer is good for. */
export const CACHE_MS = 5 * 60 * 1000;

interface Entry {
  value: Promise<unknown>;
  at: number;
  resource: Resource | undefined;
}

const entries = new Map<string, Entry>();

/**
 * Gives the answer that came from this address within the last five minutes, or asks for a new one. Calls for the
 * same address share one request. A failure is not kept.
 */
export function cached<T>(
  address: string,
  resource: Resource | undefined,
  ask: () => Promise<T>,
): Promise<T> {
  const known = entries.get(address);
  if (known && platform().now() - known.at < CACHE_MS) return known.value as Promise<T>;
  return fresh(address, resource, ask);
}

/** Asks for a new answer, which then replaces the cached one. */
export function fresh<T>(address: string, resource: Resource | undefined, ask: () => Promise<T>): Promise<T> {
  const value = ask();
  const entry: Entry = { value, at: platform().now(), resource };
  entries.set(address, entry);
  value.catch(() => {
    if (entries.get(address) === entry) entries.delete(address);
  });
  return value;
}

export function forget(resource: Resource): void {
  for (const [address, entry] of entries) {
    if (entry.resource === resource) entries.delete(address);
  }
}

/** At the end of a session, so that no answer to one customer is given to the next. */
export function forgetAll(): void {
  entries.clear();
}

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
