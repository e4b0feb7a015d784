import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceRefusal } from '#account/toasts/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { deleteAccount } from './contract.ts';
import { prepaidsAsTheyCome, ticketsAsTheyCome } from './ownData.ts';
import { comingTickets, prepaidSeats, type Consequences } from './rules.ts';

export const consequences = createLoad(async (): Promise<Consequences> => {
  const [tickets, prepaids] = await Promise.all([ticketsAsTheyCome(), prepaidsAsTheyCome()]);
  return {
    comingTickets: comingTickets(tickets, platform().now()),
    prepaidSeats: prepaidSeats(prepaids),
  };
});

const deleting = createAction(() => send(deleteAccount));

/** Sends the request, once (G-19); the customer stays signed in (SP-47). */
export async function askDeletion(): Promise<boolean> {
  const outcome = await deleting.run(undefined);
  if (outcome.kind === 'done') announce('deletionAsked');
  if (outcome.kind === 'failed') announceRefusal(outcome.failure);
  return outcome.kind === 'done';
}
