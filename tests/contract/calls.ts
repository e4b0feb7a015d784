import { nameOf } from '#tools/contract/allCalls.ts';
import { PERSONA_IDS } from '#tools/contract/standIn.ts';
import type { AnyCall } from '#http/call.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Language, SiteId } from '#sites/site.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';

/** Every call that a contract under src exports, so that the contract of a new area is found by itself. */
export const CALLS: readonly AnyCall[] = Object.values(
  import.meta.glob<Record<string, unknown>>('/src/{areas,account}/**/*ontract.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isCall)
  .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}

/** Every night, and before a release: `npm run test:all`. */
const IS_FULL = process.env.FUZZ === 'full';

/** For fast-check: the same few answers on each commit, many other ones every night. */
export const FUZZ = IS_FULL ? { numRuns: 300 } : { numRuns: 30, seed: 1 };

/**
 * With whom a call is tried, where, and in which language: on a commit every customer at one site, each call with
 * another share of the sites; every night each customer everywhere.
 */
export function worlds(call: AnyCall): { site: SiteId; language: Language; persona: PersonaId }[] {
  const places = SITE_IDS.flatMap((site) => siteOf(site).languages.map((language) => ({ site, language })));
  const first = CALLS.indexOf(call);
  return PERSONA_IDS.flatMap((persona, at) =>
    places
      .filter((_, place) => IS_FULL || place === (first + at) % places.length)
      .map((place) => ({ ...place, persona })),
  );
}

/** With which of many a call is tried: on a commit each call has another eighth, every night each has all. */
export function shareOf<T>(call: AnyCall, all: readonly T[]): T[] {
  const first = CALLS.indexOf(call);
  return all.filter((_, at) => IS_FULL || at % 8 === first % 8);
}
