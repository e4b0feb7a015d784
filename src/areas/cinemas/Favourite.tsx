import type { Cinema } from '#account/cinemas/contract.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { HEART } from '#ui/icons.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './Cinemas.module.css';
import { $favourites, toggleFavourite } from './favouriteStore.ts';

interface FavouriteProps {
  cinema: Pick<Cinema, 'name' | 'vistaRef'>;
  words: Pick<Texts['cinemas']['island'], 'favourite'>;
}

/** The heart. It is hidden while the favourites are unknown, and for a cinema without an id. */
export function Favourite({ cinema: { name, vistaRef }, words }: FavouriteProps) {
  const marked = useStore($favourites);
  if (!marked || vistaRef === '') return null;
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={marked.includes(vistaRef)}
      aria-label={format(words.favourite, { name })}
      onClick={() => void toggleFavourite(vistaRef)}
    >
      <Icon path={HEART} />
    </button>
  );
}
