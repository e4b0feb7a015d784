import type { getCards } from '#account/cards/contract.ts';
import type { AccountWire } from '#account/user/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { Site } from '#sites/site.ts';
import { chainName } from '../names.ts';
import type { PersonaId } from '../personas.ts';

export type CardsWire = WireAnswer<typeof getCards>;

type CardWire = NonNullable<CardsWire['cards']>[number];

const DAY = 24 * 60 * 60 * 1000;

/** The card's words, which are French, for the statuses of a subscription. */
const FRENCH: Record<string, string> = { active: 'actif', unpaid: 'impayé', suspended: 'suspendu' };

function labels(site: Site): Record<string, string> {
  const chain = chainName(site);
  const pass = site.pass.name;
  return {
    PROVIDER_ACCOUNT: chain,
    MOVIE_20: `${chain} 20`,
    PERMANENT: `${chain} Permanent`,
    CINEPASS: pass,
    CINEPASS_DUO: `${pass} Duo`,
    CINEPASS_GOLD: `${pass} Gold`,
  };
}

export interface CardMaker {
  site: Site;
  /** Epoch milliseconds. */
  now: number;
}

export function card(
  id: string,
  type: string,
  { site, now }: CardMaker,
  change: Partial<CardWire>,
): CardWire {
  return {
    id,
    type,
    label: labels(site)[type] ?? type,
    picture: '',
    number: `9040 0${id.padStart(3, '0')} 2210`,
    activationDate: before(now, 400),
    expirationDate: '',
    code: '',
    subscriptionStatus: '',
    openEndedSubscription: false,
    active: true,
    updatedAt: before(now, 30),
    ...change,
  };
}

export function before(now: number, days: number): string {
  return new Date(now - days * DAY).toISOString();
}

export function buildCards(persona: PersonaId, account: AccountWire, maker: CardMaker): CardsWire {
  const { site, now } = maker;
  if (persona === 'empty' || persona === 'unregistered') return { cards: [] };
  // The account's own card is the newest, and the client must still choose any other card as the active one first.
  const own = card('1', 'PROVIDER_ACCOUNT', maker, { updatedAt: before(now, 0) });
  const booklet = card('2', 'MOVIE_20', maker, {
    expirationDate: before(now, -90),
    active: persona === 'casual',
    code: 'M20-7731',
  });
  const pass = card('3', passTypeOf(account), maker, {
    picture: 'p3',
    subscriptionStatus: FRENCH[account.subscription?.status ?? ''] ?? '',
    openEndedSubscription: true,
    updatedAt: before(now, 2),
  });
  return {
    cards: account.hasSubscription === true ? [own, booklet, pass] : [own, booklet],
    loyalty: {
      number: '2900 5512 0187',
      name: `${chainName(site)} & moi`,
      picture: account.hasLoyalty ? 'p9' : '',
    },
  };
}

function passTypeOf({ trackingData }: AccountWire): string {
  const type = trackingData?.passType;
  return typeof type === 'string' ? type : '';
}
