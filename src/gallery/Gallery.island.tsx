import { browserPlatform } from '#platform/browser.ts';
import { installPlatform } from '#platform/platform.ts';
import type { FormTexts } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { Actions } from './Actions.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Fields } from './Fields.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Shows } from './Shows.tsx';

// `ShowDate` asks the platform for the time, and the island may run before the page's own script. The build has no
// platform, so the gallery is not rendered there (`client:only`).
installPlatform(browserPlatform);

export interface GalleryProps {
  texts: FormTexts;
}

function GalleryView({ texts }: GalleryProps) {
  return (
    <>
      <Actions />
      <Fields texts={texts} />
      <Outcomes />
      <Shows />
      <Dialogs />
    </>
  );
}

export const Gallery = island(GalleryView);
