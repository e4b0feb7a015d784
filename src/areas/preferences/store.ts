import { atom, computed } from 'nanostores';
import { createAction } from '#account/action.ts';
import { announceFailure } from '#account/toasts/store.ts';
import { $user, account } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { patchNotifications, type OptIn } from './contract.ts';
import { optInStates, type OptIns } from './rules.ts';

/** Switched by the customer, and not yet answered by the server. */
const $asked = atom<Readonly<Partial<OptIns>>>({});

/** Undefined until the customer is known. */
export const $optIns = computed([$user, $asked], (user, asked) => user && optInStates(user, asked));

/** Each has its own, so that neither waits for the other. */
const saves = { optinMail: saveOf('optinMail'), optinCommunication: saveOf('optinCommunication') };

function saveOf(optIn: OptIn) {
  return createAction(async (on: boolean) => {
    await send(patchNotifications, { payload: { [optIn]: on } });
    const known = $user.get();
    if (!known) return;
    account.set({ ...known, [optIn]: on });
    void account.reload();
  });
}

/** Shows at once; goes back, with a toast, when it could not be saved (N-02). */
export async function switchOptIn(optIn: OptIn, on: boolean): Promise<void> {
  if (saves[optIn].$busy.get()) return;
  $asked.set({ ...$asked.get(), [optIn]: on });
  const outcome = await saves[optIn].run(on);
  $asked.set({ ...$asked.get(), [optIn]: undefined });
  if (outcome.kind !== 'failed') return;
  announceFailure(outcome.failure);
  // Without an answer nobody knows whether it was done: what the customer has consented to must be what shows.
  if (outcome.failure.kind !== 'status') void account.reload();
}
