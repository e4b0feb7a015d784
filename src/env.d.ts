/** Replaced at build; see astro.config.mjs. */
declare const __SITE__: import('#sites/site.ts').SiteId;
declare const __TIER__: import('#sites/site.ts').Tier;
/** True in the demonstration export, which has no backend and signs in by itself. */
declare const __DEMO__: boolean;
/** In the worker only: the build that it belongs to. */
declare const __BUILD_ID__: string;
