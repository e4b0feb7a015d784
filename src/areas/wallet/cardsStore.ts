import { createAction } from '#account/action.ts';
import { addCard as addCardCall, removeBankCard as removeBankCardCall } from '#account/cards/contract.ts';
import { cards } from '#account/cards/store.ts';
import type { Verdict } from '#account/settle.ts';
import { getAccount } from '#account/user/contract.ts';
import { account } from '#account/user/store.ts';
import { forget } from '#http/cache.ts';
import { send } from '#http/send.ts';
import { settleChallenged } from './challenged.ts';
import { typedNumber } from './rules.ts';

interface NewCard {
  lastname: string;
  cardNumber: string;
}

const adding = createAction((payload: NewCard) =>
  settleChallenged({
    key: `addCard ${payload.cardNumber}`,
    send: (challenge) => send(addCardCall, { challenge, payload }),
    look: () => hasCard(payload.cardNumber),
  }),
);

/** @returns undefined when another is under way still; so do the others */
export async function addCard(card: NewCard): Promise<Verdict | undefined> {
  const outcome = await adding.run(card);
  return outcome.kind === 'done' ? outcome.value : undefined;
}

const removing = createAction(() =>
  settleChallenged({
    key: 'removeBankCard',
    send: (challenge) => send(removeBankCardCall, { challenge }),
    look: hasNoBankCard,
  }),
);

export async function removeBankCard(): Promise<Verdict | undefined> {
  const outcome = await removing.run(undefined);
  return outcome.kind === 'done' ? outcome.value : undefined;
}

async function hasCard(wanted: string): Promise<boolean | undefined> {
  forget('cards');
  await cards.reload();
  const load = cards.$load.get();
  if (load.status !== 'loaded') return undefined;
  const { cards: held, loyalty } = load.value;
  return [...held, ...(loyalty ? [loyalty] : [])].some(({ number }) => typedNumber(number) === wanted);
}

/** The account's own reload keeps what it knew when it fails; here that would be an answer. */
async function hasNoBankCard(): Promise<boolean | undefined> {
  forget('account');
  try {
    const user = await send(getAccount, { bypass: true });
    account.set(user);
    return user.card === undefined;
  } catch {
    return undefined;
  }
}
