import { takeAnswer } from '#account/captcha/captcha.ts';
import { addCard, removeBankCard } from '#account/cards/contract.ts';
import { cards } from '#account/cards/store.ts';
import { createChange, hasBroughtAbout } from '#account/change.ts';
import { account } from '#account/user/store.ts';
import { forget } from '#http/cache.ts';
import { send } from '#http/send.ts';
import { typedNumber } from './rules.ts';

interface NewCard {
  lastname: string;
  cardNumber: string;
}

export const addingCard = createChange({
  once: ({ cardNumber }: NewCard) => cardNumber,
  note: isShown,
  prepare: takeAnswer,
  send: (payload, challenge) => send(addCard, { challenge, payload }),
  keep: reloadCards,
  async verify(card, before) {
    await reloadCards();
    return hasBroughtAbout(isShown(card), before);
  },
});

/** Undefined while the cards are not known. */
function isShown({ cardNumber }: NewCard): boolean | undefined {
  const load = cards.$load.get();
  if (load.status !== 'loaded') return undefined;
  const { cards: held, loyalty } = load.value;
  return [...held, ...(loyalty ? [loyalty] : [])].some(({ number }) => typedNumber(number) === cardNumber);
}

async function reloadCards(): Promise<void> {
  forget('cards');
  await cards.reload();
}

/** The bank card is a field of the account. */
export const removingBankCard = createChange({
  once: () => 'bank card',
  prepare: takeAnswer,
  send: (_, challenge) => send(removeBankCard, { challenge }),
  keep: () => account.fresh(),
  async verify() {
    const user = await account.fresh();
    return user && user.card === undefined;
  },
});
