import type { FormWords } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { Actions } from './Actions.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Fields } from './Fields.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Shows } from './Shows.tsx';

export interface GalleryProps {
  words: FormWords;
}

function GalleryView({ words }: GalleryProps) {
  return (
    <>
      <Actions />
      <Fields words={words} />
      <Outcomes />
      <Shows />
      <Dialogs />
    </>
  );
}

export const Gallery = island(GalleryView);
