import { platform } from '#platform/platform.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost, environmentOf } from '#sites/environment.ts';

/** The same page on another catalogue host; anything else stays as it is. */
export function retarget(href: string, from: string, to: string): string {
  return href.startsWith(`${from}/`) ? to + href.slice(from.length) : href;
}

/** A link of the built page, to the catalogue of the environment that runs: the environments of a tier share one export. */
export function ownCatalogue(href: string): string {
  return retarget(
    href,
    catalogueHost(tier, site),
    environmentOf(platform().location(), site, __DEMO__).catalogue,
  );
}

export function correctCatalogueLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-catalogue]')) {
    const own = ownCatalogue(link.href);
    if (own !== link.href) link.href = own;
  }
}
