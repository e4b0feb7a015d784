/** Replaced at build; see astro.config.mjs. */
declare const __SITE__: import('#sites/site.ts').Site;
declare const __BUILD_FACTS__: import('#sites/site.ts').BuildFacts;
/** Of the site. Contracts, which tools read too, must not need a site. */
declare const __TIME_ZONE__: string | undefined;
declare const __TIER__: import('#sites/site.ts').Tier;
/** True in an export for customers' hosts whose footer and settings are the stand-in backend's. */
declare const __STAND_IN__: boolean;
/** True in the demonstration export, which has no backend and signs in by itself. */
declare const __DEMO__: boolean;
/** In the worker only: the build that it belongs to. */
declare const __BUILD_ID__: string;
/** In the worker only: the paths of the site's pages of tickets. */
declare const __TICKET_PAGES__: readonly string[];
/** In the worker only: the paths of the scripts that show a card in full screen, which pages load on a press. */
declare const __DOOR_FILES__: readonly string[];

/* Modules of src/export/localeModules.ts. They have the site's languages only. */
declare module 'virtual:error-segments' {
  /** The error page's part of the address. */
  export const SEGMENTS: Readonly<Record<import('#sites/site.ts').Language, string>>;
}
declare module 'virtual:count-texts' {
  type Texts = import('#i18n/texts.ts').Texts['accountCounts'];
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:credential-dialog-texts' {
  type Texts = import('#i18n/texts.ts').Texts['credentialDialogs'];
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:door-texts' {
  type Texts = import('#i18n/texts.ts').Texts['door'];
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:film-year-card-texts' {
  type Texts = import('#i18n/texts.ts').Texts['filmYearCard'];
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:photo-texts' {
  type Texts = import('#i18n/texts.ts').Texts['photo'];
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:ticket-texts' {
  type Texts = Pick<import('#i18n/texts.ts').Texts['tickets'], 'island'>;
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}
declare module 'virtual:toast-texts' {
  type Texts = import('#account/toasts/texts.ts').TextTree;
  export const FILES: Readonly<Record<import('#sites/site.ts').Language, () => Promise<{ default: Texts }>>>;
}

/* The identity SDK's own `http.ts`; see src/export/identitySdk.ts. */
declare module 'virtual:identity-sdk-http' {
  export function fetchWithTimeout(url: string, options: unknown, timeoutMs: number): Promise<Response>;
  export function getJSON(
    url: string,
    timeoutMs: number | undefined,
    audience: string,
    scope: string,
    options: { headers?: Readonly<Record<string, string>> },
    ...more: unknown[]
  ): Promise<unknown>;
}
