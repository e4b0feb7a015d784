export type SiteId = 'fr' | 'nl';
export type Language = 'fr' | 'nl' | 'en';

/** One export is built per tier, whose content security policy admits that tier's hosts only. */
export type Tier = 'local' | 'nonproduction' | 'production';

export const LANGUAGES = ['fr', 'nl', 'en'] as const satisfies readonly Language[];

export interface Site {
  id: SiteId;
  /** The first is where `/` leads to (SP-07). */
  languages: readonly [Language, ...Language[]];
  brand: string;
  /** IANA name. The site's dates and times are shown in this zone, wherever the phone is. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: 'FR' | 'NL';
  /** The footer's fixed column, in order (specification, section 2). */
  cities: readonly { name: string; slug: string }[];
  /** Registrable domain; the account site of each environment is a subdomain of it. */
  domain: string;
  /** Third parties whose scripts and images the settings may bring in (OD-12), in every tier. */
  injectionHosts: readonly string[];
  /** At the identity provider, the same in each of its tenants. */
  clientId: string;
  /** Locally the provider listens this many ports above the site. */
  providerPortOffset: number;
}

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}
