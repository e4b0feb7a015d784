import type { AccountWire } from '#account/user/contract.ts';
import type { Site } from '#sites/site.ts';
import { type BySite, ofSite } from '../choose.ts';
import { personaMail, PERSONAS, type PersonaId } from '../personas.ts';

const ADDRESSES: BySite<Pick<AccountWire, 'address' | 'zipCode' | 'city' | 'country' | 'mobilePhone'>> = {
  fr: {
    address: '12 rue de la République',
    zipCode: '69002',
    city: 'Lyon',
    country: 'FR',
    mobilePhone: '0612345678',
  },
  nl: {
    address: 'Oudegracht 12',
    zipCode: '3511 AM',
    city: 'Utrecht',
    country: 'NL',
    mobilePhone: '0612345678',
  },
  be: {
    address: 'Dansaertstraat 12',
    zipCode: '1000',
    city: 'Brussel',
    country: 'BE',
    mobilePhone: '0470123456',
  },
};

export function buildAccount(id: string, persona: PersonaId, site: Site): AccountWire {
  const who: { firstName: string; infixName?: string; lastName: string } = PERSONAS[persona];
  return {
    id,
    salutation: 'civ-mm',
    firstname: who.firstName,
    infixname: who.infixName ?? '',
    lastname: who.lastName,
    dateOfBirth: '1990-04-12',
    email: personaMail(persona, site),
    homePhone: '',
    addressComplement: '',
    ...ofSite(ADDRESSES, site),
    registered: true,
    mailNotification: true,
    optinMail: true,
    optinCommunication: false,
    hasLoyalty: true,
    interest: { genres: ['drama'], events: ['premiere'] },
    social: '',
    defaultCity: 'idf',
    mobileKey: 'mobile-sandbox',
    hasSubscription: true,
    card: { lastDigits: '4242', expirationDate: '0928', icon: 'visa' },
    subscription: { status: 'active', subscriptionId: `SUB-${id}`, blockedReason: '' },
    subscriptionState: { eligibleReSubscription: false, eligibleRenew: false },
    trackingData: { newsletterSubscription: true, passType: 'CINEPASS', loyaltyLevel: 'silver' },
    ...TRAITS[persona],
  };
}

const NO_PASS = {
  hasSubscription: false,
  card: undefined,
  subscription: undefined,
  trackingData: { newsletterSubscription: false, passType: 'none', loyaltyLevel: 'none' },
} satisfies Partial<AccountWire>;

function pass(status: string, blockedReason = ''): Partial<AccountWire> {
  return { subscription: { status, subscriptionId: 'SUB-1', blockedReason } };
}

const TRAITS: Partial<Record<PersonaId, Partial<AccountWire>>> = {
  casual: { ...NO_PASS, salutation: 'civ-mr', dateOfBirth: '', optinMail: false, defaultCity: '' },
  unpaid: pass('unpaid'),
  'blocked-photo': pass('blocked', 'incorrect_photo'),
  blocked: pass('blocked', 'fraud'),
  paused: pass('suspended'),
  'plan-change': {
    trackingData: { newsletterSubscription: true, passType: 'CINEPASS_GOLD', loyaltyLevel: 'gold' },
  },
  renewable: { subscriptionState: { eligibleReSubscription: false, eligibleRenew: true } },
  resubscribable: { ...NO_PASS, subscriptionState: { eligibleReSubscription: true, eligibleRenew: true } },
  duo: { trackingData: { newsletterSubscription: true, passType: 'CINEPASS_DUO', loyaltyLevel: 'silver' } },
  gold: { trackingData: { newsletterSubscription: true, passType: 'CINEPASS_GOLD', loyaltyLevel: 'gold' } },
  unregistered: {
    ...NO_PASS,
    registered: false,
    salutation: '',
    dateOfBirth: '',
    address: '',
    zipCode: '',
    city: '',
    country: '',
    optinMail: false,
    hasLoyalty: false,
  },
  'unverified-mail': NO_PASS,
  empty: {
    ...NO_PASS,
    salutation: '',
    dateOfBirth: '',
    mobilePhone: '',
    address: '',
    zipCode: '',
    city: '',
    country: '',
    optinMail: false,
    hasLoyalty: false,
    interest: { genres: [], events: [] },
    defaultCity: '',
    mailNotification: false,
  },
};
