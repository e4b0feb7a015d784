import { page, type Locator } from 'vitest/browser';
import { load as loadHome } from '#areas/home/loads.ts';
import { PassPanel } from '#areas/home/PassPanel.tsx';
import { catalogueLinks } from '#areas/subscription/links.ts';
import { load } from '#areas/subscription/store.ts';
import { Subscription } from '#areas/subscription/Subscription.island.tsx';
import { textsIn } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import { routePath } from '#sites/routes.ts';
import type { View } from './page.tsx';

export const subscriptionView: View = {
  route: 'subscription',
  main: (language) => {
    const { failed, file, wallets } = textsIn(language, 'common');
    const texts = textsIn(language, 'subscription');
    return (
      <>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Subscription
          language={language}
          links={{ ...catalogueLinks(language), cancel: routePath(language, 'cancel') }}
          brand={site.brand}
          texts={texts.island}
          passTexts={textsIn(language, 'pass')}
          failed={failed}
          file={file}
          wallets={wallets}
        />
      </>
    );
  },
  load,
};

/** Of home, the panel of the pass. */
export const homePassView: View = {
  route: 'home',
  main: (language) => {
    const { none } = textsIn(language, 'subscription').island;
    return (
      <PassPanel
        links={{ ...catalogueLinks(language), subscription: routePath(language, 'subscription') }}
        texts={textsIn(language, 'home').island.pass}
        passTexts={textsIn(language, 'pass')}
        former={{ resubscribe: none.resubscribe, renew: none.renew }}
        failed={textsIn(language, 'common').failed}
      />
    );
  },
  load: loadHome,
};

/** The panel of the pass, on home and on its own page. */
export function passPanel(): Locator {
  return page.getByRole('region', { name: 'Mon pass' });
}

export function button(name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
