import { load } from '#areas/tickets/store.ts';
import { Tickets } from '#areas/tickets/Tickets.island.tsx';
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { catalogueLink } from '#sites/catalogue.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost } from '#sites/environment.ts';
import type { View } from './page.tsx';

export const tickets: View = {
  route: 'tickets',
  main: (language) => {
    const { movies, cinemas, concessions } = textsIn(language, 'routes').catalogue;
    return (
      <Tickets
        language={language}
        films={catalogueLink(catalogueHost(tier, site), language, movies)}
        cinemaPage={catalogueLink(catalogueHost(tier, site), language, cinemas)}
        texts={textsIn(language, 'tickets').island}
        wallets={textsIn(language, 'common').wallets}
        form={textsIn(language, 'form')}
        orderRoute={concessions}
        failed={failedTexts(language, 'tickets')}
      />
    );
  },
  load,
};
