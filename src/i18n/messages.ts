import i18next from 'i18next';
import type accessibility from '../../public/locales/fr/accessibility.json';
import type advantages from '../../public/locales/fr/advantages.json';
import type cancel from '../../public/locales/fr/cancel.json';
import type cinemas from '../../public/locales/fr/cinemas.json';
import type common from '../../public/locales/fr/common.json';
import type contact from '../../public/locales/fr/contact.json';
import type details from '../../public/locales/fr/details.json';
import type error from '../../public/locales/fr/error.json';
import type footer from '../../public/locales/fr/footer.json';
import type credentials from '../../public/locales/fr/credentials.json';
import type form from '../../public/locales/fr/form.json';
import type friends from '../../public/locales/fr/friends.json';
import type home from '../../public/locales/fr/home.json';
import type interests from '../../public/locales/fr/interests.json';
import type mail from '../../public/locales/fr/mail.json';
import type ownMessages from '../../public/locales/fr/messages.json';
import type newsletter from '../../public/locales/fr/newsletter.json';
import type pass from '../../public/locales/fr/pass.json';
import type preferences from '../../public/locales/fr/preferences.json';
import type profile from '../../public/locales/fr/profile.json';
import type registration from '../../public/locales/fr/registration.json';
import type routes from '../../public/locales/fr/routes.json';
import type subscription from '../../public/locales/fr/subscription.json';
import type shows from '../../public/locales/fr/shows.json';
import type statistics from '../../public/locales/fr/statistics.json';
import type tickets from '../../public/locales/fr/tickets.json';
import type titles from '../../public/locales/fr/titles.json';
import type toasts from '../../public/locales/fr/toasts.json';
import type wallet from '../../public/locales/fr/wallet.json';
import type { Language } from '#sites/site.ts';

/** One entry per `public/locales/{language}/{namespace}.json`; French is the shape that the others must have. */
export interface Messages {
  accessibility: typeof accessibility;
  advantages: typeof advantages;
  cancel: typeof cancel;
  cinemas: typeof cinemas;
  common: typeof common;
  contact: typeof contact;
  details: typeof details;
  error: typeof error;
  footer: typeof footer;
  credentials: typeof credentials;
  form: typeof form;
  friends: typeof friends;
  home: typeof home;
  interests: typeof interests;
  mail: typeof mail;
  messages: typeof ownMessages;
  newsletter: typeof newsletter;
  pass: typeof pass;
  preferences: typeof preferences;
  profile: typeof profile;
  registration: typeof registration;
  routes: typeof routes;
  subscription: typeof subscription;
  shows: typeof shows;
  statistics: typeof statistics;
  tickets: typeof tickets;
  titles: typeof titles;
  toasts: typeof toasts;
  wallet: typeof wallet;
}

/** The texts of a namespace, at build only: pages print them, and islands get theirs as props (OD-02). */
export function messages<Namespace extends keyof Messages>(
  language: Language,
  namespace: Namespace,
): Messages[Namespace] {
  const bundle: unknown = i18next.getResourceBundle(language, namespace);
  if (bundle === undefined) throw new Error(`No texts: ${language}/${namespace}`);
  // The message check of the build has compared the keys of every language with the French ones.
  return bundle as Messages[Namespace];
}
