import type { Language, Site } from '#sites/site.ts';
import { inLanguage, type ByLanguage } from './choose.ts';
import { testDomain, withNames } from './names.ts';

interface Persona {
  firstName: string;
  infixName?: string;
  lastName: string;
  /** What the customer shows, as the sign-in page says it. `{pass}` stands for the site's pass. */
  line: ByLanguage<string>;
}

export const PERSONAS = {
  subscriber: {
    firstName: 'Ana',
    lastName: 'Moreau',
    line: {
      fr: 'Abonnée {pass}, tout est activé',
      nl: '{pass}-abonnee, alles staat aan',
      en: '{pass} subscriber, everything is on',
    },
  },
  casual: {
    firstName: 'Jan',
    infixName: 'van der',
    lastName: 'Berg',
    line: {
      fr: 'Vient parfois, sans abonnement',
      nl: 'Komt af en toe, zonder abonnement',
      en: 'Comes now and then, no pass',
    },
  },
  unpaid: {
    firstName: 'Hugo',
    lastName: 'Petit',
    line: { fr: 'Abonnement impayé', nl: 'Abonnement niet betaald', en: 'Pass with an unpaid balance' },
  },
  'blocked-photo': {
    firstName: 'Inès',
    lastName: 'Laurent',
    line: {
      fr: 'Abonnement bloqué : photo refusée',
      nl: 'Abonnement geblokkeerd: foto afgekeurd',
      en: 'Pass blocked: photo refused',
    },
  },
  blocked: {
    firstName: 'Marc',
    lastName: 'Girard',
    line: { fr: 'Abonnement bloqué', nl: 'Abonnement geblokkeerd', en: 'Pass blocked' },
  },
  paused: {
    firstName: 'Lotte',
    infixName: 'de',
    lastName: 'Wit',
    line: { fr: 'Abonnement en pause', nl: 'Abonnement op pauze', en: 'Pass paused' },
  },
  'cancel-pending': {
    firstName: 'Paul',
    lastName: 'Roux',
    line: { fr: 'Résiliation en cours', nl: 'Opzegging loopt', en: 'Cancellation pending' },
  },
  'plan-change': {
    firstName: 'Nina',
    lastName: 'Faure',
    line: {
      fr: 'Changement de formule à venir',
      nl: 'Wijziging van abonnement gepland',
      en: 'Plan change ahead',
    },
  },
  renewable: {
    firstName: 'Tom',
    lastName: 'Bakker',
    line: { fr: 'Abonnement à renouveler', nl: 'Abonnement te verlengen', en: 'Pass up for renewal' },
  },
  resubscribable: {
    firstName: 'Léa',
    lastName: 'Simon',
    line: { fr: 'Peut se réabonner', nl: 'Kan opnieuw abonnee worden', en: 'Can subscribe again' },
  },
  duo: {
    firstName: 'Emma',
    lastName: 'Visser',
    line: { fr: '{pass} Duo', nl: '{pass} Duo', en: '{pass} Duo' },
  },
  gold: {
    firstName: 'Louis',
    lastName: 'Blanc',
    line: { fr: '{pass} Gold', nl: '{pass} Gold', en: '{pass} Gold' },
  },
  unregistered: {
    firstName: 'Zoé',
    lastName: 'Martin',
    line: { fr: 'Doit encore s’inscrire', nl: 'Moet zich nog registreren', en: 'Has yet to register' },
  },
  'unverified-mail': {
    firstName: 'Daan',
    lastName: 'Smit',
    line: {
      fr: 'Doit confirmer son e-mail',
      nl: 'Moet het e-mailadres bevestigen',
      en: 'Has to verify the e-mail',
    },
  },
  'no-flags': {
    firstName: 'Eva',
    lastName: 'Mulder',
    line: {
      fr: 'Toutes les options désactivées',
      nl: 'Alle opties uitgeschakeld',
      en: 'Every feature switched off',
    },
  },
  empty: {
    firstName: 'Noé',
    lastName: 'Leroy',
    line: {
      fr: 'Un compte tout neuf, vide',
      nl: 'Een gloednieuw, leeg account',
      en: 'A brand-new, empty account',
    },
  },
  heavy: {
    firstName: 'Maxime',
    lastName: 'Dubois',
    line: {
      fr: 'Vingt ans de cinéma : 300 billets',
      nl: 'Twintig jaar bioscoop: 300 tickets',
      en: 'Twenty years of films: 300 tickets',
    },
  },
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof PERSONAS;

/** No word of a brand: the sandbox stands for every chain. */
export const PERSONA_PASSWORD = 'popcorn';

export function isPersona(id: string): id is PersonaId {
  return Object.hasOwn(PERSONAS, id);
}

export function personaLine(id: PersonaId, site: Site, language: Language): string {
  return withNames(inLanguage<string>(PERSONAS[id].line, language), site);
}

/** A persona is one customer of the chain: each sign-in, on either site, opens the same account. */
export function personaAccountId(id: PersonaId): string {
  return `account-${id}`;
}

export function personaMail(id: PersonaId, site: Site): string {
  return `${id}@${testDomain(site)}`;
}

/** @param mail of any site: a persona is the same customer on each */
export function personaByMail(mail: string): PersonaId | undefined {
  const id = mail
    .trim()
    .toLowerCase()
    .replace(/@[a-z\d-]+\.test$/, '');
  return isPersona(id) ? id : undefined;
}
