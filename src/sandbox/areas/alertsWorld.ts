import type { getAlerts } from '#account/alerts/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { ByLanguage } from '../choose.ts';
import type { PersonaId } from '../personas.ts';

type AlertWire = WireAnswer<typeof getAlerts>[number];

export type SandboxAlert = Omit<AlertWire, 'content'> & { content: ByLanguage<string> };

const DAY = 24 * 60 * 60 * 1000;

/** `alerts.ts` puts the names of the site in. */
const TEXTS = {
  works: {
    fr: 'Travaux au {cinema} : jusqu’à dimanche, l’entrée se fait par la rue de derrière.',
    nl: 'Werkzaamheden bij {cinema}: tot en met zondag is de ingang aan de achterkant.',
    en: 'Building works at {cinema}: until Sunday the entrance is at the back.',
  },
  payments: {
    fr: 'Le paiement en ligne est interrompu cette nuit, de 2 h à 4 h.',
    nl: 'Vannacht kun je van 2.00 tot 4.00 uur niet online betalen.',
    en: 'Online payment is switched off tonight, from 2 to 4 am.',
  },
  passEvening: {
    fr: 'Avec votre {pass}, l’avant-première de jeudi vous est ouverte : pensez à réserver.',
    nl: 'Met je {pass} mag je donderdag naar de voorpremière: reserveer op tijd.',
    en: 'Your {pass} opens Thursday’s preview to you: remember to book.',
  },
  familySunday: {
    fr: 'Dimanche matin, le petit-déjeuner est offert aux familles.',
    nl: 'Zondagochtend krijgen gezinnen een gratis ontbijt.',
    en: 'Families get a free breakfast on Sunday morning.',
  },
  nightScreening: {
    fr: 'Nouveau : une séance de minuit chaque samedi dans votre cinéma.',
    nl: 'Nieuw: elke zaterdag een middernachtvoorstelling in je bioscoop.',
    en: 'New: a midnight screening every Saturday at your cinema.',
  },
  app: {
    fr: 'Vos billets s’ouvrent maintenant plus vite sur téléphone.',
    nl: 'Je tickets openen nu sneller op je telefoon.',
    en: 'Your tickets now open faster on a phone.',
  },
} satisfies Record<string, ByLanguage<string>>;

/** Alerts, mixed and unsorted: more of each kind than may show, and one for another pass. */
export function buildAlerts(persona: PersonaId, now: number): SandboxAlert[] {
  const before = (days: number): string => new Date(now - days * DAY).toISOString();
  const nightScreening = { content: TEXTS.nightScreening, warning: false, updatedAt: before(2) };
  const app = { content: TEXTS.app, warning: false, updatedAt: before(9) };
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'casual':
    case 'resubscribable':
      return [app, nightScreening];
    default:
      return [
        app,
        { content: TEXTS.payments, warning: true, updatedAt: before(6) },
        { content: TEXTS.familySunday, warning: false, accountType: 'FAMILY', updatedAt: before(1) },
        nightScreening,
        { content: TEXTS.works, warning: true, updatedAt: before(3) },
        { content: TEXTS.passEvening, warning: false, accountType: 'CINEPASS', updatedAt: before(5) },
      ];
  }
}
