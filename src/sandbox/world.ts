import type { AccountWire } from '#account/user/contract.ts';
import type { InvoiceWire, SubscriptionWire } from '#areas/subscription/contract.ts';
import type { FriendWire } from '#areas/friends/contract.ts';
import type { CaseWire } from '#areas/support/contract.ts';
import type { TicketWire } from '#areas/tickets/contract.ts';
import type { Flags } from '#sites/flags.ts';
import type { Site } from '#sites/site.ts';
import { buildAccount } from './areas/accountWorld.ts';
import { buildAdvantages, type SandboxAdvantage } from './areas/advantagesWorld.ts';
import { buildAlerts, type SandboxAlert } from './areas/alertsWorld.ts';
import { buildCards, type CardsWire } from './areas/cardsWorld.ts';
import { buildCases } from './areas/casesWorld.ts';
import { buildIdentities, type SandboxIdentity } from './areas/credentialsWorld.ts';
import { buildFeelings, type SandboxFeelings } from './areas/feelingsWorld.ts';
import { buildFavourites } from './areas/cinemasWorld.ts';
import { buildFriends } from './areas/friendsWorld.ts';
import { buildFlags } from './areas/settingsWorld.ts';
import { buildInvoices, buildSubscription } from './areas/subscriptionWorld.ts';
import { buildTickets } from './areas/ticketsWorld.ts';
import { buildPrepaids, type SandboxPrepaid } from './areas/prepaidsWorld.ts';
import { buildGoodies, type SandboxGoodie } from './areas/vouchersWorld.ts';
import { personaAccountId, type PersonaId } from './personas.ts';

/** The copy of a persona's account that belongs to one sign-in. Calls change this copy. */
export interface World {
  /** The subject of the sign-in's tokens. */
  id: string;
  persona: PersonaId;
  site: Site;
  account: AccountWire;
  /** What the provider says about the e-mail address at the next renewal. */
  mailVerified: boolean;
  flags: Flags;
  tickets: TicketWire[];
  friends: FriendWire[];
  /** The vistaRef of each favourite cinema. */
  favourites: string[];
  alerts: SandboxAlert[];
  advantages: SandboxAdvantage[];
  cards: CardsWire;
  prepaids: SandboxPrepaid[];
  /** Cards that were taken off the account: their numbers can be added again. */
  detachedPrepaids: SandboxPrepaid[];
  /** Numbers that are no longer valid. */
  deletedPrepaids: string[];
  goodies: SandboxGoodie[];
  identities: SandboxIdentity[];
  films: SandboxFeelings;
  cases: CaseWire[];
  subscription: SubscriptionWire;
  invoices: InvoiceWire[];
  /** What was asked for and leaves no other trace, such as an e-mail: no call of the API reads it. */
  asked: string[];
}

/** @param now epoch milliseconds; the dates of the world are relative to it */
export function buildWorld(id: string, persona: PersonaId, site: Site, now: number): World {
  const account = buildAccount(personaAccountId(persona), persona, site);
  const subscription = buildSubscription(persona, site, account, now);
  // Builders return shared constants: without a copy, one sign-in's change would show in another sign-in.
  return structuredClone({
    id,
    persona,
    site,
    account,
    mailVerified: persona !== 'unverified-mail',
    flags: buildFlags(persona),
    tickets: buildTickets(persona, site, now),
    friends: buildFriends(persona, { site, now }),
    favourites: buildFavourites(persona, site),
    alerts: buildAlerts(persona, now),
    advantages: buildAdvantages(persona, now),
    cards: buildCards(persona, account, { site, now }),
    prepaids: buildPrepaids(persona, now),
    detachedPrepaids: [],
    deletedPrepaids: [],
    goodies: buildGoodies(persona),
    identities: buildIdentities(id, persona),
    films: buildFeelings(persona, now),
    cases: buildCases(persona, site, now),
    subscription,
    invoices: buildInvoices(persona, subscription, { site, now }),
    asked: [],
  });
}
