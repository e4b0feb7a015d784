import { navigate } from 'astro:transitions/client';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { switchLanguage } from '../switchLanguage.ts';

// By the router, so that the session stays in memory; once per document, since it swaps the footers.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-switch-language]') : null;
  const language = site.languages.find((one) => one === button?.dataset.switchLanguage);
  if (language) void navigate(switchLanguage(platform().location(), language, site.languages));
});
