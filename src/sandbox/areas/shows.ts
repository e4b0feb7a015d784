import { getShows } from '#areas/shows/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import { serve, type Sandbox } from '../serve.ts';

/** What the catalogue has on its bill; the second is known to the customer system only. */
const SHOWS: WireAnswer<typeof getShows> = [
  {
    slug: 'la-derniere-seance',
    salesforceShowId: 'SF-1',
    presales: false,
    comingSoon: false,
    bookable: true,
  },
  { slug: '', salesforceShowId: 'SF-2', presales: false, comingSoon: false, bookable: true },
  { slug: 'the-long-reel', salesforceShowId: 'SF-3', presales: false, comingSoon: false, bookable: true },
  { slug: 'carmen-en-direct', salesforceShowId: 'SF-4', presales: true, comingSoon: false, bookable: true },
  { slug: 'un-ete-a-ostende', salesforceShowId: 'SF-5', presales: false, comingSoon: false, bookable: true },
  {
    slug: 'les-ombres-du-canal',
    salesforceShowId: 'SF-6',
    presales: false,
    comingSoon: true,
    bookable: false,
  },
  { slug: 'noordzee', salesforceShowId: 'SF-7', presales: false, comingSoon: false, bookable: false },
];

export function serveShows(sandbox: Sandbox): void {
  serve(sandbox, getShows, () => SHOWS);
}
