import { platform } from '#platform/platform.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost, environmentOf } from '#sites/environment.ts';

/** The same page on another catalogue host; anything else stays as it is. */
export function retarget(href: string, from: string, to: string): string {
  return href.startsWith(`${from}/`) ? to + href.slice(from.length) : href;
}

/**
 * The environments of a tier share one export: its links lead to the catalogue of one of them. Where another runs,
 * they lead to its own, those that islands and toasts bring later too. In production there is nothing to do.
 */
export function watchCatalogueLinks(): void {
  const built = catalogueHost(tier, site);
  const own = environmentOf(platform().location(), site, __DEMO__).catalogue;
  if (own === built) return;
  const correct = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${built}/"]`))
      link.href = retarget(link.href, built, own);
  };
  new MutationObserver(correct).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
  correct();
}
