import { setLanguage } from '#platform/rootData.ts';
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
  setLanguage(language);
  for (const text of document.querySelectorAll<HTMLElement>('[data-in]')) {
    text.hidden = text.dataset.in !== language;
    const { title } = text.dataset;
    if (!text.hidden && title) document.title = title;
  }
}
