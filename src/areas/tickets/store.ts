import { atom, computed, onMount } from 'nanostores';
import * as v from 'valibot';
import { createKept, keptByLast } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { confirmedInOrder } from '#account/tickets/rules.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { getTickets, type Ticket } from './contract.ts';

/** Loaded tickets stay on the page when a reload fails: at the door an old ticket is better than none. */
export const tickets = createLoad(
  async (options): Promise<Ticket[]> => confirmedInOrder(await send(getTickets, options)),
  'tickets',
  { keepsKnown: true },
);

/** The number in the badge. 0 until the tickets are known. Only confirmed ones count. */
export const $ticketCount = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? load.value.length : 0,
);

/** The last answer, kept on this device (docs/decisions.md#offline-tickets). `at` is in epoch milliseconds. */
const keptSchema = v.object({ at: v.number(), tickets: getTickets.answer });
const KEPT = ['device', 'tickets', keptSchema] as const;

const kept = createKept(...KEPT);
/** What this device keeps of the customer who is signed in. */
export const $storedTickets = kept.$value;
/** False where this device cannot store the tickets. Then there are none without a network. */
export const $isKept = kept.$stored;

/**
 * When the tickets on the page were fetched, in epoch milliseconds. Undefined unless they are the ones kept on the
 * device.
 */
export const $shownSince = atom<number | undefined>(undefined);

/** The tickets from the server, once the customer is known. Either may arrive first. */
const $fetched = computed([tickets.$load, $user], (load, user) =>
  user && load.status === 'loaded' ? load.value : undefined,
);
$fetched.listen((list) => {
  if (!list) return;
  $shownSince.set(undefined);
  kept.keep({ at: platform().now(), tickets: [...list] });
});

export function hasKept(): boolean {
  return keptByLast(...KEPT) !== undefined;
}

/**
 * Shows the tickets of the last customer. Called without a network, when nobody can be signed in.
 * @returns whether there are any
 */
export function showKept(): boolean {
  const last = keptByLast(...KEPT);
  if (!last) return false;
  $shownSince.set(last.at);
  tickets.set(confirmedInOrder(last.tickets));
  return true;
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return tickets.ensure();
}

const TICK_MS = 30_000;

/** Epoch milliseconds. The clock ticks while a component reads it, since ordering may close while the page is open. */
export const $now = atom(0);

onMount($now, () => {
  const tick = (): void => $now.set(platform().now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});
