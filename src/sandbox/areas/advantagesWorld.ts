import type { getAdvantages } from '#areas/advantages/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { ByLanguage } from '../choose.ts';
import type { PersonaId } from '../personas.ts';

type AdvantageWire = WireAnswer<typeof getAdvantages>[number];

type Texts = Pick<AdvantageWire, 'name' | 'details' | 'terms'>;

export type SandboxAdvantage = Omit<AdvantageWire, keyof Texts> & { texts: ByLanguage<Texts> };

const DAY = 24 * 60 * 60 * 1000;

const PREMIUM = {
  fr: {
    name: 'Fauteuil Premium offert',
    details: 'Pour votre prochaine séance.',
    terms: 'Une place, hors avant-premières.',
  },
  nl: {
    name: 'Gratis Premium-stoel',
    details: 'Bij je volgende voorstelling.',
    terms: 'Eén plaats, niet bij voorpremières.',
  },
  en: {
    name: 'A Premium seat on us',
    details: 'At your next screening.',
    terms: 'One seat, previews excepted.',
  },
};

const POPCORN = {
  fr: { name: 'Pop-corn moyen', details: 'À retirer au comptoir.', terms: 'Un par mois.' },
  nl: { name: 'Middelgrote popcorn', details: 'Op te halen aan de bar.', terms: 'Eén per maand.' },
  en: { name: 'Medium popcorn', details: 'Collect it at the counter.', terms: 'One a month.' },
};

const FRIEND = {
  fr: {
    name: 'Tarif ami',
    details: 'Une place à 8 € pour qui vous accompagne.',
    terms: 'Du lundi au jeudi.',
  },
  nl: {
    name: 'Vriendentarief',
    details: 'Een kaartje van € 8 voor wie met je meegaat.',
    terms: 'Maandag tot en met donderdag.',
  },
  en: {
    name: 'Friend’s price',
    details: 'An €8 ticket for whoever comes with you.',
    terms: 'Monday to Thursday.',
  },
};

export function buildAdvantages(persona: PersonaId, now: number): SandboxAdvantage[] {
  const day = (ahead: number): string => new Date(now + ahead * DAY).toISOString().slice(0, 10);
  const undated = { texts: FRIEND, expirationDate: '', code: '', recognitionId: 'R-FRIEND' };
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'casual':
      return [undated];
    default:
      return [
        { texts: PREMIUM, expirationDate: day(20), code: 'PREMIUM24', recognitionId: 'R-PREMIUM' },
        undated,
        { texts: POPCORN, expirationDate: day(45), code: 'POP7731', recognitionId: 'R-POP' },
      ];
  }
}
