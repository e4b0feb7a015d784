import { getCards } from '#account/cards/contract.ts';
import type { AccountWire } from '#account/user/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { PersonaId } from '../personas.ts';
import { serve, type Sandbox } from '../serve.ts';

export type CardsWire = WireAnswer<typeof getCards>;
type CardWire = NonNullable<CardsWire['cards']>[number];

const DAY = 24 * 60 * 60 * 1000;

/** A card's words for what the subscription calls active, unpaid and suspended (TR-06). */
const FRENCH: Record<string, string> = { active: 'actif', unpaid: 'impayé', suspended: 'suspendu' };

/** @param now epoch milliseconds */
export function buildCards(persona: PersonaId, account: AccountWire, now: number): CardsWire {
  if (persona === 'empty' || persona === 'unregistered') return { cards: [] };
  const before = (days: number): string => new Date(now - days * DAY).toISOString();
  const card = (id: string, type: string, change: Partial<CardWire>): CardWire => ({
    id,
    type,
    label: type,
    picture: '',
    number: `9040 0${id.padStart(3, '0')} 2210`,
    activationDate: before(400),
    expirationDate: '',
    code: '',
    subscriptionStatus: '',
    openEndedSubscription: false,
    active: true,
    updatedAt: before(30),
    ...change,
  });
  // The account's own card is the newest, and yet the last to be the active one (TR-28).
  const own = card('1', 'PROVIDER_ACCOUNT', { updatedAt: before(0) });
  const booklet = card('2', 'MOVIE_20', { expirationDate: before(-90), active: persona === 'casual' });
  const pass = card('3', passTypeOf(account), {
    picture: 'p3',
    subscriptionStatus: FRENCH[account.subscription?.status ?? ''] ?? '',
    openEndedSubscription: true,
    updatedAt: before(2),
  });
  return {
    cards: account.hasSubscription === true ? [own, booklet, pass] : [own, booklet],
    loyalty: { number: '2900 5512 0187', name: 'Lumen & moi', picture: 'p9' },
    ...(account.hasSubscription === true
      ? { bankCard: { lastDigits: '4242', expirationDate: '0928', icon: 'visa' } }
      : {}),
  };
}

function passTypeOf({ trackingData }: AccountWire): string {
  const type = trackingData?.passType;
  return typeof type === 'string' ? type : '';
}

export function serveCards(sandbox: Sandbox): void {
  serve(sandbox, getCards, ({ world }) => world.cards);
}
