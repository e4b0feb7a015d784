import { atom, computed, onMount } from 'nanostores';
import * as v from 'valibot';
import { createKept, keptByLast } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { confirmedInOrder } from '#account/tickets/rules.ts';
import { $user } from '#account/user/store.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { getTickets, type Ticket } from './contract.ts';

/** The last answer, kept on this device (docs/decisions.md#offline-tickets). `at` is in epoch milliseconds. */
const keptSchema = v.object({ at: v.number(), tickets: getTickets.answer });
const KEPT = ['device', 'tickets', keptSchema] as const;

const kept = createKept(...KEPT);
/** What this device keeps of the customer who is signed in. */
export const $storedTickets = kept.$value;
/** False where this device cannot store the tickets. Then there are none without a network. */
export const $isKept = kept.$stored;

/** When the lists of kept tickets were fetched. */
const keptAt = new WeakMap<readonly Ticket[], number>();

/** An empty list that is kept says nothing: a ticket may have been bought since. */
function copyOf(stored: v.InferOutput<typeof keptSchema> | undefined): Ticket[] | undefined {
  if (!stored?.tickets.length) return undefined;
  const list = confirmedInOrder(stored.tickets);
  keptAt.set(list, stored.at);
  return list;
}

/** Where no ticket has a status, nobody knows which one opens a door. That is no answer: kept ones must stay. */
function withStatus(all: readonly Ticket[]): readonly Ticket[] {
  if (all.length > 0 && all.every(({ status }) => status === ''))
    throw new CallError({ kind: 'malformed' }, 'tickets without a status');
  return all;
}

/**
 * Loaded tickets stay on the page when a reload fails, and kept ones show until the answer comes: at the door an old
 * ticket is better than none.
 */
export const tickets = createLoad(
  async (options): Promise<Ticket[]> => confirmedInOrder(withStatus(await send(getTickets, options))),
  'tickets',
  { kept: () => copyOf($storedTickets.get()) },
);

/** The number in the badge. 0 until the tickets are known. Only confirmed ones count. */
export const $ticketCount = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? load.value.length : 0,
);

/**
 * When the tickets on the page were fetched, in epoch milliseconds. Undefined unless they are the ones kept on the
 * device.
 */
export const $shownSince = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? keptAt.get(load.value) : undefined,
);

/** The tickets from the server, once the customer is known. Either may arrive first. */
const $fetched = computed([tickets.$load, $shownSince, $user], (load, since, user) =>
  user && load.status === 'loaded' && since === undefined ? load.value : undefined,
);
$fetched.listen((list) => {
  if (list) kept.keep({ at: platform().now(), tickets: [...list] });
});

/** What this device keeps by now, also by another tab. */
export function lastKept(): v.InferOutput<typeof keptSchema> | undefined {
  return keptByLast(...KEPT);
}

export function hasKept(): boolean {
  return Boolean(lastKept()?.tickets.length);
}

/**
 * Shows the tickets of the last customer. Called when nobody can be signed in.
 * @returns whether there are any
 */
export function showKept(): boolean {
  const list = copyOf(lastKept());
  if (list) tickets.set(list);
  return list !== undefined;
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
