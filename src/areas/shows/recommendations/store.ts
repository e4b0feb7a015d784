import { computed } from 'nanostores';
import { computedLoad, createLoad, type Load } from '#account/load.ts';
import { settings } from '#account/settings/store.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { followable } from '#sites/followable.ts';
import type { CatalogueShow } from '../contract.ts';
import { $feelings, feelings } from '../feelings/store.ts';
import { isSameShow, recommended, showSet, wishes } from '../rules.ts';
import { shows } from '../store.ts';
import { getTrailers, type Trailer } from './contract.ts';

/** Waits until the settings have been loaded or have failed: they contain the mobile key that this call carries. */
const trailers = createLoad(async (options) => {
  await settings.once();
  return send(getTrailers, options);
});

export interface Recommendation {
  show: CatalogueShow;
  isWished: boolean;
  /** The address of the trailer, if there is one that may be followed. */
  trailer: string | undefined;
}

/**
 * The films are shown even when the trailers fail, but not when the feelings fail: films that the customer has seen
 * would be among them.
 */
const $recommendations = computed(
  [shows.$load, $feelings, trailers.$load, $user],
  (catalogue, felt, clips, user): Load<Recommendation[]> => {
    if (catalogue.status !== 'loaded') return catalogue;
    if (felt.status !== 'loaded') return felt;
    const isWished = showSet(wishes(felt.value).map(({ show }) => show));
    const known = clips.status === 'loaded' ? clips.value : [];
    return {
      status: 'loaded',
      value: recommended(
        catalogue.value,
        felt.value,
        (user?.interest.genres ?? []).flatMap(({ id }) => id ?? []),
      ).map((show) => ({
        show,
        isWished: isWished(show),
        trailer: trailerOf(show, known),
      })),
    };
  },
);

export const recommendations = {
  $load: computedLoad($recommendations),
  async ensure(): Promise<void> {
    await Promise.all([shows.ensure(), feelings.ensure(), trailers.ensure()]);
  },
  /** Reloads only what has failed. */
  async reload(): Promise<void> {
    const failed = [shows, feelings, trailers].filter((store) => store.$load.get().status === 'failed');
    await Promise.all(failed.map((store) => store.reload()));
  },
};

function trailerOf(show: CatalogueShow, trailers: readonly Trailer[]): string | undefined {
  const trailer = trailers.find(({ slug, salesforceShowId }) =>
    isSameShow(show, { slug, id: salesforceShowId }),
  );
  return trailer && followable(trailer.url, site, platform().location().origin);
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return recommendations.ensure();
}
