import type { CaseWire } from '#areas/support/contract.ts';
import type { Site } from '#sites/site.ts';
import { type BySite, ofSite } from '../choose.ts';
import type { PersonaId } from '../personas.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Story {
  subject: string;
  description: string;
  /** Messages of the cinema and of the customer in turn. */
  said: string[];
}

/** A case is written in one language: the language of the site's customers. */
const STORIES: BySite<Story[]> = {
  fr: [
    {
      subject: 'Écharpe oubliée en salle 4',
      description:
        'Bonjour,\nj’ai oublié une écharpe verte hier soir en salle 4, rangée F, à la séance de 20 h 15. L’avez-vous retrouvée ?',
      said: [
        'Bonjour Madame,\nbonne nouvelle : votre écharpe est à l’accueil du cinéma. Vous pouvez la récupérer tous les jours jusqu’à 22 h, sur présentation d’une pièce d’identité.',
      ],
    },
    {
      subject: 'Facture d’octobre introuvable',
      description: 'Bonjour, je ne trouve pas la facture d’octobre dans mon espace. Merci de me l’envoyer.',
      said: [
        'Bonjour,\nla facture d’octobre sera disponible le 5 du mois dans votre espace, rubrique Abonnement. La voyez-vous ?',
        'Pas encore, je regarde de nouveau la semaine prochaine. Merci !',
      ],
    },
    {
      subject: 'Changement de photo',
      description: 'Ma photo date un peu. Comment la remplacer ?',
      said: [
        'Bonjour,\nenvoyez-nous une photo récente, de face et sur fond clair : nous nous occupons du reste.',
        'La voici en pièce jointe. Merci beaucoup.',
        'C’est fait : votre carte est à jour. Bonnes séances !',
      ],
    },
  ],
  nl: [
    {
      subject: 'Sjaal vergeten in zaal 4',
      description:
        'Hallo,\nik heb gisteravond een groene sjaal laten liggen in zaal 4, rij F, bij de voorstelling van 20.15 uur. Hebben jullie hem gevonden?',
      said: [
        'Hallo,\ngoed nieuws: je sjaal ligt bij de kassa van de bioscoop. Je kunt hem elke dag tot 22.00 uur ophalen. Neem wel een identiteitsbewijs mee.',
      ],
    },
    {
      subject: 'Factuur van oktober ontbreekt',
      description: 'Hallo, ik zie de factuur van oktober niet in mijn account. Kunnen jullie die sturen?',
      said: [
        'Hallo,\nde factuur van oktober staat vanaf de 5e in je account, onder Abonnement. Zie je hem al?',
        'Nog niet, ik kijk volgende week opnieuw. Dank je wel!',
      ],
    },
    {
      subject: 'Nieuwe pasfoto',
      description: 'Mijn foto is alweer wat ouder. Hoe vervang ik die?',
      said: [
        'Hallo,\nstuur ons een recente foto, van voren en met een lichte achtergrond. Wij doen de rest.',
        'Die zit in de bijlage. Alvast bedankt!',
        'Geregeld: je pas is bijgewerkt. Veel filmplezier!',
      ],
    },
  ],
};

/** @param began epoch milliseconds */
function build(
  { subject, description, said }: Story,
  count: number,
  began: number,
  closed: boolean,
): CaseWire {
  const id = `C${String(count)}`;
  return {
    id,
    subject,
    number: caseNumber(began, count),
    createdAt: new Date(began).toISOString(),
    closed,
    description,
    messages: said.map((body, index) => ({
      id: `${id}-M${String(index + 1)}`,
      body,
      createdAt: new Date(began + (index + 1) * 5 * HOUR).toISOString(),
      received: index % 2 === 0,
    })),
  };
}

/** Cases in the order in which they were opened, the oldest first: the page has to sort them. */
export function buildCases(persona: PersonaId, site: Site, now: number): CaseWire[] {
  const stories = ofSite(STORIES, site);
  const story = (index: number): Story =>
    stories[index % stories.length] ?? { subject: '', description: '', said: [] };
  switch (persona) {
    case 'empty':
    case 'unregistered':
      return [];
    case 'heavy':
      return Array.from({ length: 120 }, (_, index) =>
        build(story(119 - index), index + 1, now - (120 - index) * 6 * DAY, index < 110),
      );
    default:
      return [
        build(story(2), 1, now - 74 * DAY, true),
        build(story(1), 2, now - 9 * DAY - 4 * HOUR, false),
        build(story(0), 3, now - 8 * HOUR - 20 * MINUTE, false),
      ];
  }
}

/** Above the cases of every persona: two customers never have the same number. */
export const FIRST_NEW = 300;

/** @param at epoch milliseconds */
export function caseNumber(at: number, count: number): string {
  return `${String(new Date(at).getUTCFullYear())}-${String(4200 + count).padStart(6, '0')}`;
}
