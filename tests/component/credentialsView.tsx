import { Credentials } from '#areas/credentials/Credentials.island.tsx';
import { load } from '#areas/credentials/store.ts';
import { texts } from '#i18n/texts.ts';
import type { View } from './page.tsx';

export const credentials: View = {
  route: 'profile',
  main: (language) => (
    <Credentials
      language={language}
      words={texts(language, 'credentials').island}
      form={texts(language, 'form')}
      failed={texts(language, 'common').failed}
    />
  ),
  load,
};
