import { Advantages } from '#areas/advantages/Advantages.island.tsx';
import { load as loadAdvantages } from '#areas/advantages/store.ts';
import { Cards } from '#areas/wallet/Cards.island.tsx';
import { load as loadVouchers } from '#areas/wallet/store.ts';
import { Vouchers } from '#areas/wallet/Vouchers.island.tsx';
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import type { View } from './page.tsx';

export const vouchers: View = {
  route: 'vouchers',
  main: (language) => (
    <Vouchers
      language={language}
      films="https://films.example/fr/films/"
      texts={textsIn(language, 'wallet').island}
      form={textsIn(language, 'form')}
      failed={textsIn(language, 'common').failed}
    />
  ),
  load: loadVouchers,
};

/** The advantages, and the cards below them. */
export const advantages: View = {
  route: 'advantages',
  main: (language) => (
    <>
      <Advantages
        language={language}
        failed={failedTexts(language, 'advantages')}
        films="https://films.example/fr/films/"
        texts={textsIn(language, 'advantages').island}
      />
      <Cards
        language={language}
        failed={failedTexts(language, 'cards')}
        brand={site.brand}
        texts={textsIn(language, 'wallet').cards}
        passes={textsIn(language, 'pass').types}
        form={textsIn(language, 'form')}
      />
    </>
  ),
  load: loadAdvantages,
};
