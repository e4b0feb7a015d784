import { addCard, getCards, getPicture, removeBankCard } from '#account/cards/contract.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import { requireAnswer } from './captcha.ts';
import { portraitOf } from './portrait.ts';
import { before, card } from './cardsWorld.ts';

export function serveCards(sandbox: Sandbox): void {
  serve(sandbox, getCards, ({ world }) => world.cards);

  serve(sandbox, getPicture, ({ params, world }) => {
    if (params.id !== world.cards.loyalty?.picture)
      throw new Refusal(404, { code: 'unknown', message: 'None' });
    return portraitOf(world.persona);
  });

  serve(sandbox, addCard, async (served) => {
    await requireAnswer(served);
    const { world, payload, now } = served;
    const held = (world.cards.cards ??= []);
    const isOwn = payload.lastname.trim().toLowerCase() === world.account.lastname?.toLowerCase();
    if (!isOwn || !/\d/.test(payload.cardNumber))
      throw new Refusal(404, { code: 'unknown', message: 'Name and number do not go together' });
    if (held.some(({ number }) => number?.replaceAll(' ', '') === payload.cardNumber))
      throw new Refusal(409, { code: 'known', message: 'This card is in an account already' });
    held.push(
      card(
        `a${payload.cardNumber}`,
        'PERMANENT',
        { site: world.site, now },
        {
          number: payload.cardNumber,
          activationDate: before(now, 0),
          updatedAt: before(now, 0),
        },
      ),
    );
    return {};
  });

  serve(sandbox, removeBankCard, async (served) => {
    await requireAnswer(served);
    if (!served.world.account.card) throw new Refusal(404, { code: 'unknown', message: 'No bank card' });
    delete served.world.account.card;
    return {};
  });
}
