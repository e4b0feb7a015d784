import type { ByLanguage } from '../choose.ts';

interface Entry {
  id: string;
  /** Id of a help theme. */
  topic: string;
  /** Question and answer. */
  texts: ByLanguage<[string, string]>;
}

/** Ids of the questions that are asked most. */
export const POPULAR: readonly string[] = ['Q1', 'Q4', 'Q7', 'Q9'];

export const FAQ: readonly Entry[] = [
  {
    id: 'Q1',
    topic: 'payment',
    texts: {
      fr: [
        'Mon prélèvement a été refusé, que faire ?',
        'Réglez le montant dû depuis la page Abonnement. Votre carte est réactivée dans l’heure qui suit.',
      ],
      nl: [
        'Mijn afschrijving is geweigerd. Wat nu?',
        'Betaal het openstaande bedrag via de pagina Abonnement. Je pas werkt binnen een uur weer.',
      ],
      en: [
        'My direct debit was refused. What now?',
        'Pay the amount due from the Pass page. Your card works again within the hour.',
      ],
    },
  },
  {
    id: 'Q2',
    topic: 'payment',
    texts: {
      fr: [
        'Où trouver mes factures ?',
        'Dans votre espace, page Abonnement. Chaque facture se télécharge au format PDF.',
      ],
      nl: [
        'Waar vind ik mijn facturen?',
        'In je account, op de pagina Abonnement. Je downloadt elke factuur als pdf.',
      ],
      en: [
        'Where do I find my invoices?',
        'In your account, on the Pass page. Every invoice can be downloaded as a PDF.',
      ],
    },
  },
  {
    id: 'Q3',
    topic: 'card',
    texts: {
      fr: [
        'Puis-je entrer en salle sans ma carte ?',
        'Oui. Présentez le QR code de votre billet sur votre téléphone, avec une pièce d’identité.',
      ],
      nl: [
        'Mag ik de zaal in zonder mijn pas?',
        'Ja. Laat de QR-code van je ticket op je telefoon zien, met een identiteitsbewijs.',
      ],
      en: [
        'Can I get in without my card?',
        'Yes. Show the QR code of your ticket on your phone, with proof of identity.',
      ],
    },
  },
  {
    id: 'Q4',
    topic: 'card',
    texts: {
      fr: [
        'J’ai perdu ma carte, comment la remplacer ?',
        'Prévenez-nous au plus vite : nous bloquons l’ancienne et vous en envoyons une nouvelle sous huit jours.',
      ],
      nl: [
        'Ik ben mijn pas kwijt. Hoe krijg ik een nieuwe?',
        'Laat het ons zo snel mogelijk weten. We blokkeren de oude en sturen je binnen acht dagen een nieuwe.',
      ],
      en: [
        'I have lost my card. How do I get a new one?',
        'Tell us as soon as you can. We block the old one and send you a new one within eight days.',
      ],
    },
  },
  {
    id: 'Q5',
    topic: 'card',
    texts: {
      fr: [
        'Comment changer ma photo ?',
        'Envoyez-nous une photo récente, de face et sur fond clair, avec le formulaire de cette page.',
      ],
      nl: [
        'Hoe verander ik mijn foto?',
        'Stuur ons een recente foto, van voren en met een lichte achtergrond, via het formulier op deze pagina.',
      ],
      en: [
        'How do I change my photo?',
        'Send us a recent photo, facing the camera on a light background, with the form on this page.',
      ],
    },
  },
  {
    id: 'Q6',
    topic: 'booking',
    texts: {
      fr: [
        'Je n’ai pas reçu mon billet par e-mail',
        'Il est dans votre espace, page Mes billets, et s’y affiche aussitôt après le paiement. Vous pouvez aussi vous le renvoyer par e-mail.',
      ],
      nl: [
        'Ik heb geen ticket per e-mail gekregen',
        'Je ticket staat meteen na betaling in je account, onder Mijn tickets. Je kunt het ook opnieuw naar jezelf mailen.',
      ],
      en: [
        'My ticket has not arrived by e-mail',
        'It is in your account, under My tickets, as soon as you have paid. You can also send it to yourself again.',
      ],
    },
  },
  {
    id: 'Q7',
    topic: 'booking',
    texts: {
      fr: [
        'Puis-je me faire rembourser un billet ?',
        'Oui, jusqu’au début de la séance, si le billet est remboursable. Ouvrez-le dans Mes billets et choisissez « Annuler ».',
      ],
      nl: [
        'Kan ik mijn geld terugkrijgen?',
        'Ja, tot het begin van de voorstelling, als het ticket annuleerbaar is. Open het in Mijn tickets en kies Annuleren.',
      ],
      en: [
        'Can I have a ticket refunded?',
        'Yes, until the film starts, if the ticket is refundable. Open it in My tickets and choose Cancel.',
      ],
    },
  },
  {
    id: 'Q8',
    topic: 'comfort',
    texts: {
      fr: [
        'Combien de temps gardez-vous les objets trouvés ?',
        'Trente jours, à l’accueil du cinéma. Décrivez l’objet et la séance : nous regardons pour vous.',
      ],
      nl: [
        'Hoelang bewaren jullie gevonden voorwerpen?',
        'Dertig dagen, bij de kassa van de bioscoop. Beschrijf het voorwerp en de voorstelling, dan kijken wij voor je.',
      ],
      en: [
        'How long do you keep lost property?',
        'Thirty days, at the cinema’s desk. Describe the item and the screening, and we will look for you.',
      ],
    },
  },
  {
    id: 'Q9',
    topic: 'access',
    texts: {
      fr: [
        'Comment choisir un nouveau mot de passe ?',
        'Dans Mon profil, rubrique Connexion. Nous vous envoyons un lien par e-mail.',
      ],
      nl: [
        'Hoe kies ik een nieuw wachtwoord?',
        'In Mijn profiel, onder Inloggen. We sturen je een link per e-mail.',
      ],
      en: [
        'How do I choose a new password?',
        'In My profile, under Signing in. We send you a link by e-mail.',
      ],
    },
  },
];
