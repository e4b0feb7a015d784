import { computed } from 'nanostores';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getTickets, type Ticket } from './contract.ts';
import { keptTickets } from './rules.ts';

/** Once known, tickets stay on screen when loading them again fails: at the door they count, and not their age. */
export const tickets = createLoad(async (options): Promise<Ticket[]> => {
  try {
    return keptTickets(await send(getTickets, options));
  } catch (error) {
    const known = tickets.$load.get();
    if (known.status === 'loaded') return known.value;
    throw error;
  }
}, 'tickets');

/** For the badge: nothing until known, and nothing for none (TR-29). */
export const $ticketCount = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? load.value.length : 0,
);
