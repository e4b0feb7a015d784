import { load } from '#areas/tickets/store.ts';
import { Tickets } from '#areas/tickets/Tickets.island.tsx';
import { failedWords, texts } from '#i18n/texts.ts';
import { catalogueLink } from '#sites/catalogue.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost } from '#sites/environment.ts';
import type { View } from './page.tsx';

export const tickets: View = {
  route: 'tickets',
  main: (language) => {
    const { movies, cinemas, concessions } = texts(language, 'routes').catalogue;
    return (
      <Tickets
        language={language}
        films={catalogueLink(catalogueHost(tier, site), language, movies)}
        cinemaPage={catalogueLink(catalogueHost(tier, site), language, cinemas)}
        words={texts(language, 'tickets').island}
        wallets={texts(language, 'common').wallets}
        form={texts(language, 'form')}
        orderRoute={concessions}
        failed={failedWords(language, 'tickets')}
      />
    );
  },
  load,
};
