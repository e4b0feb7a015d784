import { atom, computed } from 'nanostores';
import { createChange, oneAtATime } from '#account/change.ts';
import { onReset } from '#account/load.ts';
import { errorToast, show, takeBack } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user, account, keepSaved, verifySaved } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { patchNotifications, type OptIn } from './contract.ts';

type OptIns = Record<OptIn, boolean>;

interface OptInState {
  on: boolean;
  /** The change is being saved. */
  saving: boolean;
}

interface Switched {
  optIn: OptIn;
  on: boolean;
}

/** Each opt-in has its own call, so that neither waits for the other. */
const switching = createChange({
  each: ({ optIn }: Switched) => optIn,
  send: ({ optIn, on }) =>
    send(patchNotifications, {
      payload: optIn === 'optinMail' ? { optinMail: on } : { optinCommunication: on },
    }),
  keep: ({ optIn, on }) => keepSaved({ [optIn]: on }),
  // The switch must show what the customer has consented to.
  verify: ({ optIn, on }) => verifySaved({ [optIn]: on }),
});

/** Undefined until the customer is known. */
export const $optIns = computed(
  [$user, switching.$underWay],
  (user, asked) =>
    user && optInStates(user, Object.fromEntries([...asked.values()].map(({ optIn, on }) => [optIn, on]))),
);

/** Opt-ins whose change had no answer, and no read to tell how it ended. The page shows no value for them. */
export const $doubtful = atom<readonly OptIn[]>([]);

onReset(() => {
  $doubtful.set([]);
});

/** The name of the action, for its toasts. */
function aboutOptIn(optIn: OptIn): string {
  return `optIn:${optIn}`;
}

/** Shows the new value at once, and in the end the value of the server. */
export async function switchOptIn(optIn: OptIn, on: boolean): Promise<void> {
  const outcome = await switching.run({ optIn, on });
  if (outcome.kind === 'unknown') $doubtful.set([...$doubtful.get(), optIn]);
  tell(aboutOptIn(optIn), outcome);
}

/** Reads the values that are in doubt. Nothing is sent. */
export const checking = oneAtATime(async (): Promise<void> => {
  if (!(await account.fresh())) {
    show(errorToast('unknown'), 'optIns');
    return;
  }
  for (const action of ['optIns', ...$doubtful.get().map(aboutOptIn)]) takeBack(action);
  $doubtful.set([]);
});

/** The state of the switches: the value that is being saved, otherwise the value of the account. */
export function optInStates(known: OptIns, asked: Readonly<Partial<OptIns>>): Record<OptIn, OptInState> {
  const state = (optIn: OptIn): OptInState => ({
    on: asked[optIn] ?? known[optIn],
    saving: asked[optIn] !== undefined,
  });
  return { optinMail: state('optinMail'), optinCommunication: state('optinCommunication') };
}
