import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';

/** The same number of reasons as the sample in the specification, section 9. */
const REASONS: Record<string, ByLanguage<string>> = {
  moving: {
    fr: 'Je déménage, il n’y aura plus de cinéma près de chez moi',
    nl: 'Ik verhuis, er is straks geen bioscoop in de buurt',
    en: 'I am moving and will have no cinema nearby',
  },
  abroad: { fr: 'Je pars à l’étranger', nl: 'Ik ga naar het buitenland', en: 'I am going abroad' },
  financial: {
    fr: 'Je dois réduire mes dépenses',
    nl: 'Ik moet bezuinigen',
    en: 'I need to spend less',
  },
  price: { fr: 'Le prix est trop élevé', nl: 'De prijs is te hoog', en: 'The price is too high' },
  increase: {
    fr: 'Le prix a augmenté',
    nl: 'De prijs is verhoogd',
    en: 'The price has gone up',
  },
  unused: {
    fr: 'Je ne vais pas assez souvent au cinéma',
    nl: 'Ik ga niet vaak genoeg naar de film',
    en: 'I do not go to the cinema often enough',
  },
  time: { fr: 'Je manque de temps', nl: 'Ik heb geen tijd', en: 'I do not have the time' },
  programme: {
    fr: 'Les films à l’affiche ne me plaisent pas',
    nl: 'De films spreken me niet aan',
    en: 'The films do not appeal to me',
  },
  original: {
    fr: 'Il n’y a pas assez de films en version originale',
    nl: 'Er zijn te weinig films in de originele versie',
    en: 'There are not enough films in the original version',
  },
  times: {
    fr: 'Les horaires ne me conviennent pas',
    nl: 'De tijden komen me niet uit',
    en: 'The screening times do not suit me',
  },
  streaming: {
    fr: 'Je préfère regarder les films à la maison',
    nl: 'Ik kijk liever thuis',
    en: 'I would rather watch at home',
  },
  competitor: {
    fr: 'J’ai choisi une autre chaîne de cinémas',
    nl: 'Ik stap over naar een andere bioscoop',
    en: 'I am moving to another cinema chain',
  },
  closed: {
    fr: 'Mon cinéma ferme ou est en travaux',
    nl: 'Mijn bioscoop sluit of wordt verbouwd',
    en: 'My cinema is closing or being rebuilt',
  },
  distance: {
    fr: 'Le cinéma est trop loin',
    nl: 'De bioscoop is te ver weg',
    en: 'The cinema is too far away',
  },
  comfort: {
    fr: 'Je ne suis pas satisfait du confort des salles',
    nl: 'De zalen zijn niet comfortabel genoeg',
    en: 'The auditoriums are not comfortable enough',
  },
  service: {
    fr: 'Je ne suis pas satisfait de l’accueil',
    nl: 'Ik ben niet tevreden over de service',
    en: 'I am not satisfied with the service',
  },
  website: {
    fr: 'J’ai du mal à réserver en ligne',
    nl: 'Online reserveren lukt me niet goed',
    en: 'Booking online is difficult',
  },
  seats: {
    fr: 'Il n’y a plus de place aux séances que je veux',
    nl: 'De voorstellingen die ik wil zijn vaak vol',
    en: 'The screenings I want are often full',
  },
  billing: {
    fr: 'J’ai eu un problème de facturation',
    nl: 'Er ging iets mis met de betaling',
    en: 'I had a billing problem',
  },
  supplements: {
    fr: 'Il y a trop de suppléments',
    nl: 'Er zijn te veel toeslagen',
    en: 'There are too many supplements',
  },
  plan: {
    fr: 'La formule ne me convient plus',
    nl: 'Dit abonnement past niet meer bij me',
    en: 'The plan no longer suits me',
  },
  household: {
    fr: 'Ma situation familiale a changé',
    nl: 'Mijn gezinssituatie is veranderd',
    en: 'My family situation has changed',
  },
  health: {
    fr: 'Pour des raisons de santé',
    nl: 'Om gezondheidsredenen',
    en: 'For health reasons',
  },
  duplicate: {
    fr: 'J’ai deux abonnements',
    nl: 'Ik heb twee abonnementen',
    en: 'I have two subscriptions',
  },
  other: { fr: 'Une autre raison', nl: 'Een andere reden', en: 'Another reason' },
};

export function cancelReasons(language: Language): { value: string; title: string }[] {
  return Object.entries(REASONS).map(([value, texts]) => ({ value, title: inLanguage(texts, language) }));
}
