import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { pathLanguage } from './switchLanguage.ts';

/**
 * Shows the texts in the language of the path, on a page that holds them in every language. The default is the first.
 */
export function showPathLanguage(): void {
  const language = pathLanguage(location.pathname, site.languages);
  if (language) showLanguage(language);
}

/** Shows the texts of one language, on a page that holds them in every language. The address stays. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  for (const text of document.querySelectorAll<HTMLElement>('[data-in]')) {
    text.hidden = text.lang !== language;
    if (!text.hidden) document.title = text.dataset.title ?? document.title;
  }
}
