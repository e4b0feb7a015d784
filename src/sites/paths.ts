import { site } from './current.ts';
import type { Language } from './site.ts';

export interface LanguageProps {
  language: Language;
}

/** One page per language of the site. */
export function languagePaths(): { params: LanguageProps; props: LanguageProps }[] {
  return site.languages.map((language) => ({ params: { language }, props: { language } }));
}
