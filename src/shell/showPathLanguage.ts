import { site } from '#sites/current.ts';
import { pathLanguage } from './switchLanguage.ts';

/**
 * Shows the texts in the language of the path, on a page that holds them in every language. The default is the first.
 */
export function showPathLanguage(): void {
  const language = pathLanguage(location.pathname, site.languages);
  if (!language) return;
  document.documentElement.lang = language;
  for (const text of document.querySelectorAll<HTMLElement>('[data-in]')) {
    text.hidden = text.lang !== language;
    if (!text.hidden) document.title = text.dataset.title ?? document.title;
  }
}
