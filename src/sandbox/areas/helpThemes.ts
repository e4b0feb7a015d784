import type { ByLanguage } from '../choose.ts';

interface Theme {
  id: string;
  label: ByLanguage<string>;
  subThemes: {
    id: string;
    label: ByLanguage<string>;
    reasons: { id: string; label: ByLanguage<string> }[];
  }[];
}

export const THEMES: Theme[] = [
  {
    id: 'pass',
    label: { fr: 'Mon abonnement', nl: 'Mijn abonnement', en: 'My pass' },
    subThemes: [
      {
        id: 'payment',
        label: { fr: 'Paiement', nl: 'Betaling', en: 'Payment' },
        reasons: [
          {
            id: 'unpaid',
            label: {
              fr: 'Un prélèvement a échoué',
              nl: 'Een afschrijving is mislukt',
              en: 'A direct debit failed',
            },
          },
          {
            id: 'invoice',
            label: {
              fr: 'Je ne trouve pas ma facture',
              nl: 'Ik kan mijn factuur niet vinden',
              en: 'I cannot find my invoice',
            },
          },
        ],
      },
      {
        id: 'card',
        label: { fr: 'Carte', nl: 'Pas', en: 'Card' },
        reasons: [
          {
            id: 'lost',
            label: { fr: 'Carte perdue ou volée', nl: 'Pas kwijt of gestolen', en: 'Card lost or stolen' },
          },
          { id: 'photo', label: { fr: 'Changer ma photo', nl: 'Mijn foto wijzigen', en: 'Change my photo' } },
        ],
      },
    ],
  },
  {
    id: 'tickets',
    label: { fr: 'Mes billets', nl: 'Mijn tickets', en: 'My tickets' },
    subThemes: [
      {
        id: 'booking',
        label: { fr: 'Réservation', nl: 'Reservering', en: 'Booking' },
        reasons: [
          {
            id: 'missing',
            label: {
              fr: 'Je n’ai pas reçu mon billet',
              nl: 'Ik heb mijn ticket niet ontvangen',
              en: 'My ticket has not arrived',
            },
          },
          {
            id: 'refund',
            label: { fr: 'Demander un remboursement', nl: 'Geld terugvragen', en: 'Ask for a refund' },
          },
        ],
      },
    ],
  },
  {
    id: 'cinema',
    label: { fr: 'Ma visite au cinéma', nl: 'Mijn bioscoopbezoek', en: 'My visit' },
    subThemes: [
      {
        id: 'comfort',
        label: { fr: 'Accueil et confort', nl: 'Ontvangst en comfort', en: 'Welcome and comfort' },
        reasons: [
          {
            id: 'lost-item',
            label: {
              fr: 'Objet oublié en salle',
              nl: 'Iets in de zaal laten liggen',
              en: 'Something left behind',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'account',
    label: { fr: 'Mon compte', nl: 'Mijn account', en: 'My account' },
    subThemes: [
      {
        id: 'access',
        label: { fr: 'Connexion', nl: 'Inloggen', en: 'Signing in' },
        reasons: [
          {
            id: 'password',
            label: { fr: 'Mot de passe oublié', nl: 'Wachtwoord vergeten', en: 'Forgotten password' },
          },
          {
            id: 'mail',
            label: {
              fr: 'Je n’ai plus accès à mon adresse e-mail',
              nl: 'Ik kan niet meer bij mijn e-mailadres',
              en: 'I have lost access to my e-mail address',
            },
          },
        ],
      },
      {
        id: 'other',
        label: { fr: 'Autre question', nl: 'Andere vraag', en: 'Another question' },
        reasons: [],
      },
    ],
  },
];
