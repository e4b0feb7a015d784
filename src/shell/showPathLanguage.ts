import { site } from '#sites/current.ts';
import { pathLanguage } from './switchLanguage.ts';

/** Of a document that has its texts in every language of the site, those of its path; without one, the first (SP-08). */
export function showPathLanguage(): void {
  const language = pathLanguage(location.pathname, site.languages);
  if (!language) return;
  document.documentElement.lang = language;
  for (const text of document.querySelectorAll<HTMLElement>('[data-in]')) {
    text.hidden = text.lang !== language;
    if (!text.hidden) document.title = text.dataset.title ?? document.title;
  }
}
