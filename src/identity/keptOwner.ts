import { parsedJson } from '#platform/json.ts';
import { platform } from '#platform/platform.ts';
import { KEPT_KEY } from '#platform/storageKeys.ts';

/**
 * Removes what this browser keeps of other customers. The callback calls it: what the device keeps shows before the
 * session of the next page is known (docs/decisions.md#ticket-at-once).
 * @param owner account id of the customer who has signed in
 */
export function dropKeptOfOthers(owner: string): void {
  const { tab, device } = platform();
  for (const store of [tab, device]) {
    const text = store.read(KEPT_KEY);
    if (text !== undefined && ownerOf(text) !== owner) store.remove(KEPT_KEY);
  }
}

function ownerOf(text: string): unknown {
  const stored = parsedJson(text);
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'owner') : undefined;
}
