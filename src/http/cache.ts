import { platform } from '#platform/platform.ts';
import type { Resource } from './call.ts';

/** An answer older than this is asked for again. */
export const CACHE_MS = 5 * 60 * 1000;

interface Entry {
  value: Promise<unknown>;
  at: number;
  resource: Resource | undefined;
}

const entries = new Map<string, Entry>();

/**
 * The answer to the same address within five minutes, or a new one. Requests under way are shared. A failure
 * is not kept.
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

/** A new answer, past the cache, which then holds it. */
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

/** At the end of a session: nothing of one customer answers another (C-20). */
export function forgetAll(): void {
  entries.clear();
}
