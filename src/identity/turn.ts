import { parsedJson } from '#platform/json.ts';
import { platform } from '#platform/platform.ts';
import { KEPT_KEY, OF_COOKIES, OF_DEVICE, OF_TAB, TURN_KEY } from '#platform/storageKeys.ts';

/** Removes all that this browser stores of a customer. Other tabs hear of it, or find out by the turn. */
export function forgetStored(): void {
  const { device, cookies } = platform();
  forgetInTab();
  for (const key of OF_DEVICE) device.remove(key);
  for (const name of OF_COOKIES) cookies.remove(name);
}

/** Removes what this tab stores of a customer. */
export function forgetInTab(): void {
  for (const key of OF_TAB) platform().tab.remove(key);
}

/** Ends the customer's turn at this device, at a sign-out. */
export function endTurn(): void {
  platform().device.write(TURN_KEY, crypto.randomUUID());
}

/**
 * Removes what this browser stores of other customers, before anything shows of the one whose session has been found.
 * @param owner account id of that customer
 */
export function takeTurn(owner: string): void {
  const { tab, device } = platform();
  const [name = '', before = owner] = words();
  if (before !== owner) forgetStored();
  const turn = before === owner ? name : crypto.randomUUID();
  // The turn of another customer has ended while this tab showed nothing.
  if ((tab.read(TURN_KEY) ?? turn) !== turn) forgetInTab();
  // Of a build that knew no turns.
  for (const store of [tab, device]) {
    const text = store.read(KEPT_KEY);
    if (text !== undefined && ownerOf(text) !== owner) store.remove(KEPT_KEY);
  }
  tab.write(TURN_KEY, turn);
  device.write(TURN_KEY, `${turn} ${owner}`);
  noteProof(owner);
}

/** When this document has last learned that the session is the provider's, in epoch milliseconds. */
let proof = 0;

/** Notes, for each tab of this site, that the provider has just said whose session it is. */
export function noteProof(owner: string): void {
  proof = platform().now();
  const [turn, before] = words();
  if (before === owner) platform().device.write(TURN_KEY, [turn, owner, proof].join(' '));
}

/** When a tab of this site has last learned it. A time to come is of another clock, and none. */
export function lastProof(owner: string): number {
  const [, before, at] = words();
  const shared = before === owner ? Number(at) : 0;
  return shared > proof && shared <= platform().now() ? shared : proof;
}

/**
 * Whether what the device keeps is this customer's. A tab whose refresh token still renews its session may outlast the
 * turn.
 */
export function hasTurn(owner: string): boolean {
  const [turn, now] = words();
  return !turn || now === owner;
}

function words(): string[] {
  return (platform().device.read(TURN_KEY) ?? '').split(' ');
}

function ownerOf(text: string): unknown {
  const stored = parsedJson(text);
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'owner') : undefined;
}

/**
 * Runs `step` while no other tab of this site runs one of that name. A browser whose locks are missing, fail or hang runs
 * it all the same.
 * @param patience in milliseconds, for the tabs before
 */
export async function inTurn<T>(
  name: 'renewal' | 'signIn',
  patience: number,
  step: () => T | Promise<T>,
): Promise<T> {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  await new Promise<void>((enter) => {
    setTimeout(enter, patience);
    const enterAndStay = (): Promise<void> => {
      enter();
      return left;
    };
    try {
      navigator.locks.request(name, enterAndStay).catch(enter);
    } catch {
      enter();
    }
  });
  try {
    return await step();
  } finally {
    leave();
  }
}
