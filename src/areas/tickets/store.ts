import { computed } from 'nanostores';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getTickets } from './contract.ts';
import { keptTickets } from './rules.ts';

export const tickets = createLoad(async (options) => keptTickets(await send(getTickets, options)), 'tickets');

/** For the badge: nothing until known, and nothing for none (TR-29). */
export const $ticketCount = computed(tickets.$load, (load) =>
  load.status === 'loaded' ? load.value.length : 0,
);
