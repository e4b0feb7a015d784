import type { getPrepaids } from '#areas/wallet/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { ByLanguage } from '../choose.ts';
import type { PersonaId } from '../personas.ts';

type PrepaidWire = WireAnswer<typeof getPrepaids>[number];

type Texts = ByLanguage<{ name: string; description: string }>;

export type SandboxPrepaid = Omit<PrepaidWire, 'name' | 'description' | 'number'> & {
  number: string;
  texts: Texts;
};

const DAY = 24 * 60 * 60 * 1000;

const PACK: Texts = {
  fr: { name: 'Carte 10 places', description: 'Tous les films, tous les jours.' },
  nl: { name: 'Tienrittenkaart', description: 'Alle films, elke dag.' },
  en: { name: '10-ticket card', description: 'Every film, every day.' },
};

const WEEK: Texts = {
  fr: { name: 'Carte 5 places semaine', description: 'Du lundi au jeudi, hors jours fériés.' },
  nl: { name: 'Vijfrittenkaart doordeweeks', description: 'Maandag tot en met donderdag.' },
  en: { name: '5-ticket weekday card', description: 'Monday to Thursday.' },
};

const GIFT: Texts = {
  fr: { name: 'Carte cadeau « Soirée pour deux »', description: 'Deux places et un grand pop-corn.' },
  nl: { name: 'Cadeaukaart ‘Avond voor twee’', description: 'Twee tickets en een grote popcorn.' },
  en: { name: '‘Evening for two’ gift card', description: 'Two tickets and a large popcorn.' },
};

const VOUCHER: Texts = {
  fr: { name: 'Bon pour une place', description: 'Offert par votre comité d’entreprise.' },
  nl: { name: 'Bon voor één ticket', description: 'Een cadeau van je werkgever.' },
  en: { name: 'One-ticket voucher', description: 'With the compliments of your employer.' },
};

const CLUB: Texts = {
  fr: { name: 'Invitation ciné-club', description: 'À montrer à l’accueil.' },
  nl: { name: 'Uitnodiging filmclub', description: 'Laat hem zien bij de balie.' },
  en: { name: 'Film club invitation', description: 'Show it at the desk.' },
};

export const NEW_CARD = PACK;
export const NEW_GIFT = GIFT;
export const NEW_VOUCHER = VOUCHER;

/** A card or voucher that is available, shareable and valid for a year by default. */
export function prepaid(
  id: string,
  type: string,
  texts: Texts,
  now: number,
  rest: Partial<SandboxPrepaid> = {},
): SandboxPrepaid {
  return {
    id,
    type,
    subtype: '',
    status: 2,
    texts,
    number: `00471${digitsOf(id)}`,
    code: id.toUpperCase(),
    pin: '',
    expirationDate: day(now, 365),
    lastUpdateDate: new Date(now).toISOString(),
    shareable: true,
    ...rest,
  };
}

/** Seven digits, the same in each run. */
function digitsOf(id: string): string {
  const digits = Array.from(id, (char) => char.charCodeAt(0)).join('');
  return digits.slice(-7).padStart(7, '0');
}

function day(now: number, ahead: number): string {
  return new Date(now + ahead * DAY).toISOString().slice(0, 10);
}

function before(now: number, days: number): string {
  return new Date(now - days * DAY).toISOString();
}

/** @param now epoch milliseconds */
export function buildPrepaids(persona: PersonaId, now: number): SandboxPrepaid[] {
  const over = (index: number): SandboxPrepaid =>
    prepaid(`x${index}`, index % 3 === 0 ? 'voucher' : 'prepaid', index % 3 === 0 ? VOUCHER : WEEK, now, {
      status: index % 2,
      expirationDate: day(now, -30 * index),
      lastUpdateDate: before(now, 30 * index),
      quantity: { initial: 5, remaining: index % 2 === 0 ? 2 : 0 },
    });
  const voucher = prepaid('v1', 'voucher', VOUCHER, now, {
    shareable: false,
    expirationDate: day(now, 60),
    quantity: { initial: 1, remaining: 1 },
  });
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'casual':
      return [voucher];
    case 'heavy':
      return Array.from({ length: 300 }, (_, index) =>
        index < 60
          ? prepaid(`p${index}`, 'prepaid', PACK, now, {
              quantity: { initial: 10, remaining: index % 10 },
              given: index < 40 ? undefined : { date: before(now, index), mail: `ami${index}@exemple.fr` },
            })
          : over(index),
      );
    default:
      return [
        voucher,
        prepaid('p1', 'prepaid', PACK, now, { quantity: { initial: 10, remaining: 7 } }),
        prepaid('g1', 'gift', GIFT, now, {
          pin: '0412',
          expirationDate: '',
          quantity: { initial: 2, remaining: 2 },
        }),
        prepaid('p2', 'prepaid', WEEK, now, {
          quantity: { initial: 5, remaining: 5 },
          expirationDate: day(now, 150),
          given: { date: before(now, 4), mail: 'lou@exemple.fr' },
        }),
        prepaid('c1', 'CLUB_INVITATION', CLUB, now, { expirationDate: day(now, 120) }),
        over(1),
        over(2),
      ];
  }
}
