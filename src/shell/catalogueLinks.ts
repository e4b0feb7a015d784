import { isFramed } from '#embedding/environment.ts';
import { platform } from '#platform/platform.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost, environmentOf } from '#sites/environment.ts';

/** Moves a link from one catalogue host to another. Other links stay as they are. */
export function retarget(href: string, from: string, to: string): string {
  return href.startsWith(`${from}/`) ? to + href.slice(from.length) : href;
}

/**
 * The environments of a tier share one export, whose links lead to the catalogue of one environment. In the other
 * environments this moves the links to their own catalogue, links of islands and toasts included. Production has one
 * environment only.
 */
export function watchCatalogueLinks(): void {
  const built = catalogueHost(tier, site);
  const own = environmentOf(platform().location(), site, __DEMO__).catalogue;
  if (isFramed()) openInParent(own);
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

/** In a frame, the catalogue opens in place of the page around it: in the frame it would stand inside itself. */
function openInParent(catalogue: string): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link?.target === '' && link.href.startsWith(`${catalogue}/`)) link.target = '_top';
    },
    { capture: true },
  );
}
