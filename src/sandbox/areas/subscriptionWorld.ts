import type { InvoiceWire, SubscriptionWire } from '#areas/subscription/contract.ts';
import type { AccountWire } from '#account/user/contract.ts';
import type { Language, Site } from '#sites/site.ts';
import { inLanguage, type ByLanguage } from '../choose.ts';
import { codePrefix } from '../names.ts';
import type { PersonaId } from '../personas.ts';
import { cinemaAt } from './cinemaCatalogue.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Prices by type of pass, in cents. */
const PRICES: Record<string, number> = {
  CINEPASS: 2390,
  CINEPASS_26: 1890,
  CINEPASS_DUO: 3790,
  CINEPASS_GOLD: 3290,
};

const ADDONS = [
  { value: 'IMAX', price: 500 },
  { value: 'CLUB', price: 290 },
];

const ADDON_TITLES: Record<string, ByLanguage<string>> = {
  IMAX: { fr: 'IMAX illimité', nl: 'Onbeperkt IMAX', en: 'Unlimited IMAX' },
  CLUB: { fr: 'Avant-premières du club', nl: 'Clubpremières', en: 'Club previews' },
};

const SUPPLEMENT_TITLES: Record<string, ByLanguage<string>> = {
  '3D': { fr: 'Lunettes 3D', nl: '3D-bril', en: '3D glasses' },
  DOLBY: { fr: 'Dolby Atmos', nl: 'Dolby Atmos', en: 'Dolby Atmos' },
};

/** The first of the month, `months` from the current one. */
function monthStart(now: number, months: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1, 12)).toISOString();
}

/** @param now epoch milliseconds */
export function buildSubscription(
  persona: PersonaId,
  site: Site,
  account: AccountWire,
  now: number,
): SubscriptionWire {
  const before = (days: number): string => new Date(now - days * DAY).toISOString();
  if (account.hasSubscription !== true && persona !== 'resubscribable') return { ...NOTHING };
  const { status = 'canceled', blockedReason = '' } = account.subscription ?? {};
  const named = account.trackingData?.passType;
  const type = typeof named === 'string' && Object.hasOwn(PRICES, named) ? named : 'CINEPASS';
  const isActive = status === 'active';
  const subscription: SubscriptionWire = {
    ...NOTHING,
    ...account.subscriptionState,
    addons: ADDONS.slice(0, persona === 'subscriber' || persona === 'heavy' ? 2 : 1),
    eligibleForSuspension: isActive,
    eligibleChanges: isActive
      ? ['CINEPASS', 'CINEPASS_DUO', 'CINEPASS_GOLD'].filter((to) => to !== type)
      : [],
    currentPlan: type,
    currentPlanEndDate: monthStart(now, 1),
    nextPaymentDate: isActive ? monthStart(now, 1) : '',
    consumption: {
      subscriptionAmount: PRICES[type] ?? 0,
      supplements: [
        {
          name: 'DOLBY',
          date: before(3),
          movie: 'La Dernière Séance',
          cinema: cinemaAt(0, site).name,
          amount: 300,
        },
        {
          name: '3D',
          date: before(9),
          movie: 'Noordzee',
          cinema: cinemaAt(1, site).name,
          amount: 100,
        },
      ],
    },
    debitInvoiceEnabled: true,
    card: {
      type,
      status,
      date: before(400),
      cardNumber: '9040 0003 2210',
      subscriptionNumber: 'A-2025-100342',
      openEndedSubscription: persona !== 'renewable',
      subscriptionId: account.subscription?.subscriptionId ?? 'SUB-1',
      blockedReason,
    },
  };
  return { ...subscription, ...traits(persona, subscription, now) };
}

const NOTHING: SubscriptionWire = {
  eligibleReSubscription: false,
  eligibleRenew: false,
  eligibleForReactivation: false,
  eligibleForSuspension: false,
  eligibleToCancelSuspension: false,
  eligibleToCancelCancellation: false,
  addons: [],
  eligibleChanges: [],
  pausePending: false,
  cancelPending: false,
  newLeadId: '',
  unpaidBalance: 0,
};

/** The values in which a persona's pass differs. */
function traits(persona: PersonaId, { card }: SubscriptionWire, now: number): Partial<SubscriptionWire> {
  const since = (days: number) => ({ ...card, date: new Date(now - days * DAY).toISOString() });
  switch (persona) {
    case 'unpaid':
      return {
        unpaidBalance: 1990,
        addons: [],
        consumption: { subscriptionAmount: 1990, supplements: [] },
        card: since(12),
      };
    case 'blocked':
    case 'blocked-photo':
      return { card: since(5), eligibleForReactivation: persona === 'blocked' };
    case 'paused':
      return { card: since(20), consumption: { subscriptionAmount: 0, supplements: [] } };
    case 'cancel-pending':
      return { cancelPending: true, eligibleToCancelCancellation: true, eligibleForSuspension: false };
    case 'plan-change':
      return {
        newLeadId: 'L1',
        currentPlan: 'CINEPASS_GOLD',
        newPlan: 'CINEPASS',
        newAddons: ADDONS.slice(0, 1),
        nextPlanExecutionDate: monthStart(now, 1),
        eligibleChanges: [],
        card: { ...card, type: 'CINEPASS_GOLD' },
      };
    case 'renewable':
      return { currentPlanEndDate: monthStart(now, 2) };
    case 'resubscribable':
      return {
        card: { ...since(40), status: 'canceled' },
        addons: [],
        currentPlanEndDate: '',
        consumption: { subscriptionAmount: 0, supplements: [] },
      };
    case 'gold':
      return { debitInvoiceEnabled: false };
    default:
      return {};
  }
}

/** The pass after it was resumed: the payments begin again. @param now epoch milliseconds */
export function resumed({ card }: SubscriptionWire, now: number): Partial<SubscriptionWire> {
  return {
    eligibleForSuspension: true,
    nextPaymentDate: monthStart(now, 1),
    consumption: { subscriptionAmount: PRICES[card?.type ?? ''] ?? 0, supplements: [] },
    card: { ...card, status: 'active', date: new Date(now).toISOString() },
  };
}

/** How many months ago the payments ended. */
const UNCHARGED: Partial<Record<PersonaId, number>> = { paused: 1, resubscribable: 2 };

/** @param now epoch milliseconds */
export function buildInvoices(
  persona: PersonaId,
  { card, addons = [], consumption }: SubscriptionWire,
  { site, now }: { site: Site; now: number },
): InvoiceWire[] {
  if (!card) return [];
  const count = persona === 'heavy' ? 300 : 14;
  const options = addons.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const amount = ((consumption?.subscriptionAmount ?? 0) || (PRICES.CINEPASS ?? 0)) + options;
  return Array.from({ length: count }, (_, index) => {
    // The oldest comes first, as a server may send invoices.
    const months = index + 1 - count - (UNCHARGED[persona] ?? 0);
    const isLatest = index === count - 1;
    return {
      id: `INV${String(index + 1)}`,
      name: `${codePrefix(site)}-${String(100_001 + index)}`,
      date: monthStart(now, months),
      amount,
      status: persona === 'unpaid' && isLatest ? 'unpaid' : 'paid',
      extractedToNib: isLatest && months === 0 && persona !== 'unpaid',
    };
  });
}

/** Titles that the server writes are in the language of the call. */
export function subscriptionIn(subscription: SubscriptionWire, language: Language): SubscriptionWire {
  const { addons, newAddons, consumption } = subscription;
  const titled = (list: typeof addons) =>
    list?.map((addon) => ({
      ...addon,
      title: inLanguage(ADDON_TITLES[addon.value ?? ''] ?? { en: '' }, language),
    }));
  return {
    ...subscription,
    addons: titled(addons) ?? [],
    newAddons: titled(newAddons) ?? [],
    ...(consumption && {
      consumption: {
        ...consumption,
        supplements:
          consumption.supplements?.map((supplement) => ({
            ...supplement,
            name: inLanguage(SUPPLEMENT_TITLES[supplement.name ?? ''] ?? { en: supplement.name }, language),
          })) ?? [],
      },
    }),
  };
}
