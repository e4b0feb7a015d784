import type { ByLanguage } from '../choose.ts';

export interface PageTexts {
  signIn: string;
  sandbox: string;
  personas: string;
  credentials: string;
  mail: string;
  password: string;
  wrong: string;
  submit: string;
  cancel: string;
  link: (provider: string) => string;
  linkIntro: (provider: string, brand: string) => string;
  continueAs: (name: string) => string;
  error: string;
  expired: string;
}

export const PAGE_TEXTS: ByLanguage<PageTexts> = {
  fr: {
    signIn: 'Connexion',
    sandbox: 'Ici, tout est fictif : choisissez un client et découvrez son compte tel qu’il le voit.',
    personas: 'Choisissez un client',
    credentials: 'Ou connectez-vous avec votre e-mail',
    mail: 'Adresse e-mail',
    password: 'Mot de passe',
    wrong: 'L’adresse e-mail ou le mot de passe ne correspond pas. Vérifiez votre saisie et réessayez.',
    submit: 'Se connecter',
    cancel: 'Annuler',
    link: (provider) => `Associer votre compte ${provider}`,
    linkIntro: (provider, brand) =>
      `${brand} recevra le nom et l’adresse e-mail de votre compte ${provider}, rien d’autre.`,
    continueAs: (name) => `Continuer en tant que ${name}`,
    error: 'La connexion n’a pas abouti',
    expired: 'Cette demande de connexion n’est plus valable. Retournez sur le site et recommencez.',
  },
  nl: {
    signIn: 'Inloggen',
    sandbox: 'Niets is hier echt: kies een klant en bekijk het account zoals die het ziet.',
    personas: 'Kies een klant',
    credentials: 'Of log in met je e-mailadres',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    wrong: 'Je e-mailadres of wachtwoord klopt niet. Kijk het even na en probeer het opnieuw.',
    submit: 'Inloggen',
    cancel: 'Annuleren',
    link: (provider) => `Je ${provider}-account koppelen`,
    linkIntro: (provider, brand) =>
      `${brand} krijgt de naam en het e-mailadres van je ${provider}-account, verder niets.`,
    continueAs: (name) => `Doorgaan als ${name}`,
    error: 'Inloggen is niet gelukt',
    expired: 'Deze inlogpoging is verlopen. Ga terug naar de site en probeer het opnieuw.',
  },
  en: {
    signIn: 'Sign in',
    sandbox: 'Nothing here is real: choose a customer and see the account the way they do.',
    personas: 'Choose a customer',
    credentials: 'Or sign in with your e-mail',
    mail: 'E-mail address',
    password: 'Password',
    wrong: 'The e-mail address or password is not right. Check what you typed and try again.',
    submit: 'Sign in',
    cancel: 'Cancel',
    link: (provider) => `Link your ${provider} account`,
    linkIntro: (provider, brand) =>
      `${brand} receives the name and e-mail address of your ${provider} account, and nothing else.`,
    continueAs: (name) => `Continue as ${name}`,
    error: 'You could not be signed in',
    expired: 'This sign-in is no longer valid. Go back to the site and try again.',
  },
};
