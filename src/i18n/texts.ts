import i18next from 'i18next';
import type accessibility from '#locales/fr/accessibility.json';
import type accountCounts from '#locales/fr/accountCounts.json';
import type advantages from '#locales/fr/advantages.json';
import type cancel from '#locales/fr/cancel.json';
import type cases from '#locales/fr/cases.json';
import type cinemas from '#locales/fr/cinemas.json';
import type common from '#locales/fr/common.json';
import type contact from '#locales/fr/contact.json';
import type credentialDialogs from '#locales/fr/credentialDialogs.json';
import type credentials from '#locales/fr/credentials.json';
import type details from '#locales/fr/details.json';
import type door from '#locales/fr/door.json';
import type error from '#locales/fr/error.json';
import type filmYear from '#locales/fr/filmYear.json';
import type filmYearCard from '#locales/fr/filmYearCard.json';
import type footer from '#locales/fr/footer.json';
import type form from '#locales/fr/form.json';
import type friends from '#locales/fr/friends.json';
import type home from '#locales/fr/home.json';
import type interests from '#locales/fr/interests.json';
import type leaving from '#locales/fr/leaving.json';
import type mail from '#locales/fr/mail.json';
import type newsletter from '#locales/fr/newsletter.json';
import type pass from '#locales/fr/pass.json';
import type photo from '#locales/fr/photo.json';
import type preferences from '#locales/fr/preferences.json';
import type profile from '#locales/fr/profile.json';
import type registration from '#locales/fr/registration.json';
import type routes from '#locales/fr/routes.json';
import type shows from '#locales/fr/shows.json';
import type statistics from '#locales/fr/statistics.json';
import type subscription from '#locales/fr/subscription.json';
import type tickets from '#locales/fr/tickets.json';
import type titles from '#locales/fr/titles.json';
import type toasts from '#locales/fr/toasts.json';
import type wallet from '#locales/fr/wallet.json';
import { buildFacts, site } from '#sites/current.ts';
import { ROUTES, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/** One entry for each `public/locales/{language}/{namespace}.json`. The other languages must have the keys of the French one. */
export interface Texts {
  accessibility: typeof accessibility;
  accountCounts: typeof accountCounts;
  advantages: typeof advantages;
  cancel: typeof cancel;
  cases: typeof cases;
  cinemas: typeof cinemas;
  common: typeof common;
  contact: typeof contact;
  details: typeof details;
  door: typeof door;
  error: typeof error;
  filmYear: typeof filmYear;
  filmYearCard: typeof filmYearCard;
  footer: typeof footer;
  credentialDialogs: typeof credentialDialogs;
  credentials: typeof credentials;
  form: typeof form;
  friends: typeof friends;
  home: typeof home;
  interests: typeof interests;
  leaving: typeof leaving;
  mail: typeof mail;
  newsletter: typeof newsletter;
  pass: typeof pass;
  photo: typeof photo;
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

/** What a site's texts say of the site itself, in place of `{{brand}}` and so on. */
function siteValues(language: Language): Readonly<Record<string, string>> {
  const { brand, pass } = site;
  return {
    brand,
    pass: pass.name,
    passSegment: pass.segment,
    authority: buildFacts.authority[language] ?? '',
  };
}

/**
 * The texts of a namespace, at build only: pages print them, and islands get theirs as props. The values of the site
 * stand in them already.
 */
export function textsIn<Namespace extends keyof Texts>(
  language: Language,
  namespace: Namespace,
): Texts[Namespace] {
  const bundle: unknown = i18next.getResourceBundle(language, namespace);
  if (bundle === undefined) throw new Error(`No texts: ${language}/${namespace}`);
  // The build's check of the texts has compared the keys of every language with the French ones.
  return interpolated(bundle, siteValues(language)) as Texts[Namespace];
}

type Titled = { [Name in keyof Texts]: Texts[Name] extends { title: string } ? Name : never }[keyof Texts];

/** The titles of all pages, by route: `title` of an area's own texts, or that of `titles.json`. */
export function pageTitles(language: Language): Texts['titles'] & Record<Titled, string> {
  const own = Object.keys(ROUTES).flatMap((route) => {
    const bundle = i18next.getResourceBundle(language, route) as { title?: unknown } | undefined;
    return bundle?.title === undefined ? [] : [[route, interpolated(bundle.title, siteValues(language))]];
  });
  return { ...(Object.fromEntries(own) as Record<Titled, string>), ...textsIn(language, 'titles') };
}

/** The sentence below a page's title: `lead` of its area's texts, or of its part of the films'. Some pages have none. */
export function pageLead(language: Language, route: RouteId): string | undefined {
  const area = { messages: 'cases', vouchers: 'wallet' }[route as string] ?? route;
  const own: unknown =
    i18next.getResourceBundle(language, area) ?? Reflect.get(textsIn(language, 'shows'), route);
  const lead: unknown = typeof own === 'object' && own !== null ? Reflect.get(own, 'lead') : undefined;
  return typeof lead === 'string' ? String(interpolated(lead, siteValues(language))) : undefined;
}

/** What a panel says when its load has failed, with a title that names the panel. */
export function failedTexts(
  language: Language,
  panel: keyof Texts['common']['failedPanels'],
): Texts['common']['failed'] {
  const { failed, failedPanels } = textsIn(language, 'common');
  return { ...failed, title: failedPanels[panel] };
}

/**
 * Puts values into the texts of a tree, at any depth, in place of their names in double braces. Other names stay, for
 * values that are known later.
 */
export function interpolated(tree: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof tree === 'string')
    return tree.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    );
  if (Array.isArray(tree)) return tree.map((one) => interpolated(one, values));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, interpolated(value, values)]));
}
