import type { LocalSettings, NamedEnvironment } from './environmentSettings.ts';

/** The name of the folder `src/sites/<id>/`, which holds all that differs between sites. */
export type SiteId = string;

/**
 * Every language that a site can offer, and the locale whose formats its texts have: in each of these locales a week
 * begins on Monday and a date with its day. The texts are the folder `public/locales/{language}/`.
 */
export const LOCALES = { fr: 'fr-FR', nl: 'nl-NL', en: 'en-GB' } as const;

export type Language = keyof typeof LOCALES;

/** One export is built per tier, whose content security policy admits that tier's hosts only. */
export type Tier = 'local' | 'nonproduction' | 'production';

/** What `src/sites/<id>/site.ts` says: brand, places and law. `schema.ts` checks it before each build. */
export interface SiteSettings {
  /** `/` leads to the first language. */
  languages: readonly [Language, ...Language[]];
  /** The name of the chain in this country: one to four words of at most 20 letters. */
  brand: string;
  /** The subscription pass: its name in every text, and its part of the catalogue's addresses. */
  pass: { name: string; segment: string };
  /** How the number of a pass or a card is drawn for the scanners at the doors: as bars (Code 128), or absent as `qr`. */
  passCode?: 'qr' | 'code128';
  /** IANA name. The site's dates and times are shown in this zone, wherever the phone is. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Whether names have a part between first and last name, as in Vincent van Gogh. */
  hasInfixes: boolean;
  /** The fixed column of the footer, in this order (specification, section 2). */
  cities: readonly { name: string; slug: string }[];
  /** The chain's own domain, for the identifiers of calendar entries. */
  domain: string;
  /** In years: the youngest age at which a customer may register, until the settings have said another. */
  consentAge: number;
  /**
   * The value of the server's reason for cancelling that says nothing, such as `other`. With it nobody has to choose a
   * reason; without it the pass is cancelled with one of the server's reasons (specification, section 4).
   */
  unstatedReason?: string;
  /** Whom a customer can turn to about accessibility, by language: the names of the authorities. */
  authority: Readonly<Partial<Record<Language, string>>>;
  /** Who meets a barrier writes to this e-mail address, without a session. */
  accessibilityMail: string;
  /** Hosts of the social networks' pictures of customers, for the content security policy. */
  pictureHosts: readonly string[];
  /** Hosts to which links of the server may lead over https, beside those of `domain` and below it. */
  linkHosts: readonly string[];
  /** The colours of the manifest and of the browser's bars: `#rrggbb`, the pages' background in each scheme. */
  colours: { light: string; dark: string };
  /** On a developer's machine: the distance from the first port. `sites.ts` has the identity provider's. */
  port: number;
}

/** What pages are built with, and no script needs. */
export const BUILD_FACTS = [
  'accessibilityMail',
  'authority',
  'cities',
  'colours',
  'consentAge',
  'country',
] as const satisfies (keyof SiteSettings)[];

export type BuildFacts = Pick<SiteSettings, (typeof BUILD_FACTS)[number]>;

/** A site as scripts see it. */
export interface Site extends Omit<SiteSettings, keyof BuildFacts> {
  id: SiteId;
  /** The first environment of a tier is the one that the tier's pages are built for. */
  environments: readonly NamedEnvironment[];
  /** Exports for customers' hosts do not have it. */
  local?: LocalSettings;
}

/** A site as builds and tools see it. */
export type WholeSite = Site & BuildFacts;

/** Every language, for commands, tests and the stand-in backend. Code that ships needs those of its site only. */
export const LANGUAGES = /* @__PURE__ */ Object.keys(LOCALES) as Language[];
