export type SiteId = 'fr' | 'nl';
export type Language = 'fr' | 'nl' | 'en';
export type Tier = 'local' | 'nonproduction' | 'production';

export const LANGUAGES = ['fr', 'nl', 'en'] as const satisfies readonly Language[];

export interface Site {
  id: SiteId;
  /** First is where `/` leads to (SP-07). */
  languages: readonly [Language, ...Language[]];
  brand: string;
  timeZone: 'Europe/Paris' | 'Europe/Amsterdam';
  /** ISO 3166-1 alpha-2, upper case. */
  country: 'FR' | 'NL';
  /** The footer's fixed column, in order (specification, section 2). */
  cities: readonly { name: string; slug: string }[];
  hosts: SiteHosts;
}

/** Registrable domains per environment; the account site is a subdomain of each. */
export interface SiteHosts {
  production: string;
  preproduction: string;
  staging: string;
  uat: string;
  dev: string;
  /** Hosts of pull-request previews. */
  preview: RegExp;
}
