import type { Language } from '#sites/site.ts';
import type { Option } from '#ui/Select.tsx';

/** Where customers of the two sites live, ISO 3166-1 alpha-2; any other country that an account has is added to these. */
const COUNTRIES = ['FR', 'NL', 'BE', 'LU', 'DE', 'CH', 'MC', 'GB', 'IE', 'ES', 'PT', 'IT', 'AT', 'DK', 'PL'];

/** The site's own country first, the others by name. Made at build: every browser then shows the same names. */
export function countryOptions(own: string, language: Language): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  options.sort(
    (a, b) => Number(b.value === own) - Number(a.value === own) || a.label.localeCompare(b.label, language),
  );
  return options;
}

/** With the account's own choice in it: without it the form would show, and send, another one. */
export function withCountry(options: readonly Option[], code: string, language: Language): readonly Option[] {
  if (code === '' || options.some(({ value }) => value === code)) return options;
  return [...options, { value: code, label: countryName(code, language) }];
}

function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    // Servers also send names.
    return code;
  }
}
