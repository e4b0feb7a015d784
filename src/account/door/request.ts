import { platform, writeEntry } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';

/** In the query of an address: asks for the pass in full screen. The shortcut of a home screen has it. */
export const DOOR = 'door';

const LANGUAGE = 'language';

export function isDoorRequested(): boolean {
  return platform().location().searchParams.has(DOOR);
}

/**
 * Takes the request out of the address, so that neither a reload nor Back opens the pass a second time.
 * @returns false when the address asks for no pass
 */
export function takeDoorRequest(): boolean {
  if (!isDoorRequested()) return false;
  const url = platform().location();
  url.searchParams.delete(DOOR);
  writeEntry(history.state, url);
  return true;
}

/** Where the pass and the cards show that this device keeps. The worker has that page on every device. */
export function keptDoorPath(language: Language): string {
  return `/offline/?${LANGUAGE}=${language}&${DOOR}`;
}

/** The language that an address without a language asks for. */
export function languageAsked(): Language | undefined {
  const asked = platform().location().searchParams.get(LANGUAGE);
  return site.languages.find((language) => language === asked);
}
