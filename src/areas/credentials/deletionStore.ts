import { computed } from 'nanostores';
import { createChange, type Outcome } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { createMaybeSent } from '#account/maybeSent.ts';
import { infoToast, refusalToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { deleteAccount } from './contract.ts';
import { prepaidsAsTheyCome, ticketsAsTheyCome } from './ownData.ts';
import { countComing, prepaidSeats, type Consequences } from './rules.ts';
import { noteAct } from './store.ts';

export const consequences = createLoad(async (): Promise<Consequences> => {
  const [tickets, prepaids] = await Promise.all([ticketsAsTheyCome(), prepaidsAsTheyCome()]);
  return {
    comingTickets: countComing(tickets, platform().now()),
    prepaidSeats: prepaidSeats(prepaids),
  };
});

/** There is no `verify`: no call tells whether a deletion has been asked for. */
const askingDeletion = createChange({ send: () => send(deleteAccount) });

const NAME = 'deletion';
const maybeAsked = createMaybeSent(NAME);

/** Whether an earlier request may have arrived. */
export const $mayHaveAsked = computed(maybeAsked.$names, (names) => names.includes(NAME));

/** Sends one request. The customer stays signed in. */
export async function askDeletion(): Promise<Outcome> {
  const outcome = await askingDeletion.run();
  maybeAsked.record(NAME, outcome);
  noteAct(NAME, outcome);
  tell('deletion', outcome, {
    done: () => infoToast('deletionAsked'),
    unknown: (failure) => refusalToast(failure, 'deletionUnknown'),
    failed: refusalToast,
  });
  return outcome;
}
