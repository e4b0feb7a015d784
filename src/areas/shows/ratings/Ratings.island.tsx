import { useState } from 'react';
import type { FailedTexts } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import { Rated } from './Rated.tsx';
import { toRate } from './store.ts';
import { ToRate } from './ToRate.tsx';

interface RatingsProps {
  texts: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
  /** The catalogue site's page of all films. */
  programme: string;
}

export const Ratings = island(function Ratings(props: RatingsProps) {
  const { programme, ...shared } = props;
  const { status } = useStore(toRate.$load);
  const [hasSettled, settle] = useState(false);
  // The rated films wait until the list above has settled, which would otherwise push them down.
  if (!hasSettled && (status === 'loaded' || status === 'failed')) settle(true);
  return (
    <>
      <ToRate {...shared} programme={programme} />
      {hasSettled && <Rated {...shared} />}
    </>
  );
});
