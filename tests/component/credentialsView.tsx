import { Credentials } from '#areas/credentials/Credentials.island.tsx';
import { load } from '#areas/credentials/store.ts';
import { textsIn } from '#i18n/texts.ts';
import type { View } from './page.tsx';

export const credentials: View = {
  route: 'profile',
  main: (language) => (
    <Credentials
      language={language}
      texts={textsIn(language, 'credentials').island}
      form={textsIn(language, 'form')}
      failed={textsIn(language, 'common').failed}
    />
  ),
  load,
};
