export type SiteId = 'fr' | 'nl';

/**
 * Every language that a site can offer, and the locale whose formats its texts have: in each of these locales a week
 * begins on Monday and a date with its day. The texts are the folder `public/locales/{language}/`.
 */
export const LOCALES = { fr: 'fr-FR', nl: 'nl-NL', en: 'en-GB' } as const;

export type Language = keyof typeof LOCALES;

/** One export is built per tier, whose content security policy admits that tier's hosts only. */
export type Tier = 'local' | 'nonproduction' | 'production';

export interface Site {
  id: SiteId;
  /** `/` leads to the first language. */
  languages: readonly [Language, ...Language[]];
  brand: string;
  /** IANA name. The site's dates and times are shown in this zone, wherever the phone is. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: 'FR' | 'NL';
  /** The fixed column of the footer, in this order (specification, section 2). */
  cities: readonly { name: string; slug: string }[];
  /** Registrable domain. The account site of each environment is a subdomain of it. */
  domain: string;
  /** Hosts of third parties whose scripts and images the settings may inject, in every tier. */
  injectionHosts: readonly string[];
  /** The client id at the identity provider, the same in each tenant. */
  clientId: string;
  /** The distance from the site's port to the provider's when both run on this machine; each site has its own. */
  providerPortOffset: number;
}
