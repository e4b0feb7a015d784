import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { settings } from '../settings/store.ts';
import { textHash } from '../toasts/textHash.ts';
import { queueToasts } from '../toasts/store.ts';
import { bannerToast } from './rules.ts';

/** What this document has shown: a closed banner does not come back with the next page, even without a storage. */
const shown = new Set<string>();

/**
 * Queues the banner of the settings, unless the customer has closed it in this tab.
 */
export function showBanner(): void {
  const load = settings.$load.get();
  if (load.status !== 'loaded' || !load.value.banner) return;
  const here = platform().location();
  const toast = bannerToast(load.value.banner, {
    language: readPage().language,
    now: platform().now(),
    origins: [here.origin, environmentOf(here, site, __DEMO__).catalogue],
    site,
  });
  if (!toast || shown.has(toast.id)) return;
  shown.add(toast.id);
  const tabKey = `banner-${textHash(toast.id)}`;
  if (platform().tab.read(tabKey) === undefined) queueToasts([{ ...toast, tabKey }]);
}
