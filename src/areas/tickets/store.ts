import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createKept, keptByLast } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { platform } from '#platform/platform.ts';
import { send } from '#http/send.ts';
import { getTickets, type Ticket } from './contract.ts';
import { keptTickets } from './rules.ts';

/** Once known, tickets stay on screen when loading them again fails: at the door they count, and not their age. */
export const tickets = createLoad(
  async (options): Promise<Ticket[]> => keptTickets(await send(getTickets, options)),
  'tickets',
  { keepsKnown: true },
);

/** For the badge: nothing until known, and nothing for none (TR-29). */
export const $ticketCount = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? load.value.length : 0,
);

/** As last answered, on this device (OD-06). `at`: epoch milliseconds. */
const keptSchema = v.object({ at: v.number(), tickets: getTickets.answer });
const KEPT = ['device', 'tickets', keptSchema] as const;

const kept = createKept(...KEPT);
/** False where this device keeps nothing: without a network there will be no tickets. */
export const $isKept = kept.$stored;

/** When the tickets on screen were fetched, where they are those kept on the device; epoch milliseconds. */
export const $shownSince = atom<number | undefined>(undefined);

/** The customer's own, from the server. Which of the two arrives first does not matter. */
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

/** Without a network, before anybody can be signed in: the tickets of the last customer. @returns whether there are any */
export function showKept(): boolean {
  const last = keptByLast(...KEPT);
  if (!last) return false;
  $shownSince.set(last.at);
  tickets.set(keptTickets(last.tickets));
  return true;
}
