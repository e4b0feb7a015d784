import type { Language } from '#sites/site.ts';
import type { Option } from '#ui/form/choices.tsx';

/** Countries of the customers of both sites, as ISO 3166-1 alpha-2 codes. */
const COUNTRIES = ['FR', 'NL', 'BE', 'LU', 'DE', 'CH', 'MC', 'GB', 'IE', 'ES', 'PT', 'IT', 'AT', 'DK', 'PL'];

/**
 * The site's own country first, then the others by name. The account's country is always among them: without it the
 * form would show, and send, another one.
 */
export function countryOptions(own: string, loaded: string, language: Language): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const codes = loaded === '' || COUNTRIES.includes(loaded) ? COUNTRIES : [...COUNTRIES, loaded];
  return codes
    .map((value) => ({ value, label: nameOf(value, names) }))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || compare(a.label, b.label));
}

function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Some servers send a name in place of a code.
    return code;
  }
}
