import type { Language } from '#sites/site.ts';
import type { Option } from '#ui/form/choices.tsx';

/** Countries of the customers of all sites, as ISO 3166-1 alpha-2 codes. */
const COUNTRIES = ['FR', 'NL', 'BE', 'LU', 'DE', 'CH', 'MC', 'GB', 'IE', 'ES', 'PT', 'IT', 'AT', 'DK', 'PL'];

/** Names by code, in the order of the list. */
export type CountryNames = Readonly<Record<string, string>>;

/**
 * The site's own country first, then the others by name. For the build: a phone takes some fifty milliseconds until it
 * has read its names of countries, and they would come between the account and its form.
 */
export function countryNames(own: string, language: Language): CountryNames {
  const { compare } = new Intl.Collator(language);
  const named = COUNTRIES.map((code) => [code, nameOf(code, language)] as const).sort(
    ([a, nameOfA], [b, nameOfB]) => Number(b === own) - Number(a === own) || compare(nameOfA, nameOfB),
  );
  return Object.fromEntries(named);
}

/** The account's country is always among them: without it the form would show, and send, another one. */
export function countryOptions(names: CountryNames, loaded: string, language: Language): Option[] {
  const isListed = loaded === '' || Object.hasOwn(names, loaded);
  const all = isListed ? names : { ...names, [loaded]: nameOf(loaded, language) };
  return Object.entries(all).map(([value, label]) => ({ value, label }));
}

function nameOf(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    // Some servers send a name in place of a code.
    return code;
  }
}
