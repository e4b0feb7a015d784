import { navigate } from 'astro:transitions/client';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { switchLanguage } from '../switchLanguage.ts';

/**
 * Listens on the document, because the router replaces the footer. Opens the page through the router, so that the
 * session stays in memory.
 */
export function switchOnClick({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('[data-switch-language]');
  const language = site.languages.find((one) => one === button?.dataset.switchLanguage);
  if (language) void navigate(switchLanguage(platform().location(), language, site.languages));
}
