import { Cases } from '#areas/support/cases/Cases.island.tsx';
import { load as loadCases } from '#areas/support/cases/store.ts';
import { Contact } from '#areas/support/contact/Contact.island.tsx';
import { load as loadContact } from '#areas/support/contact/sendStore.ts';
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import { routePath } from '#sites/routes.ts';
import type { View } from './page.tsx';

export const contact: View = {
  route: 'contact',
  main: (language) => (
    <Contact
      language={language}
      texts={textsIn(language, 'contact').island}
      form={textsIn(language, 'form')}
      failed={textsIn(language, 'common').failed}
      faq="https://films.example/fr/faq/"
      casesPage={routePath(language, 'messages')}
    />
  ),
  load: loadContact,
};

export const messages: View = {
  route: 'messages',
  main: (language) => (
    <Cases
      language={language}
      contact={routePath(language, 'contact')}
      brand={site.brand}
      texts={textsIn(language, 'cases').island}
      form={textsIn(language, 'form')}
      failed={failedTexts(language, 'messages')}
    />
  ),
  load: loadCases,
};
