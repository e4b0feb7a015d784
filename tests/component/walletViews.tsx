import { Advantages } from '#areas/advantages/Advantages.island.tsx';
import { load as loadAdvantages } from '#areas/advantages/store.ts';
import { Cards } from '#areas/wallet/Cards.island.tsx';
import { load as loadVouchers } from '#areas/wallet/store.ts';
import { Vouchers } from '#areas/wallet/Vouchers.island.tsx';
import { failedWords, texts } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import type { View } from './page.tsx';

export const vouchers: View = {
  route: 'vouchers',
  main: (language) => (
    <Vouchers
      language={language}
      films="https://films.example/fr/films/"
      words={texts(language, 'wallet').island}
      form={texts(language, 'form')}
      failed={texts(language, 'common').failed}
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
        failed={failedWords(language, 'advantages')}
        films="https://films.example/fr/films/"
        words={texts(language, 'advantages').island}
      />
      <Cards
        language={language}
        failed={failedWords(language, 'cards')}
        brand={site.brand}
        words={texts(language, 'wallet').cards}
        passes={texts(language, 'pass').types}
        form={texts(language, 'form')}
      />
    </>
  ),
  load: loadAdvantages,
};
