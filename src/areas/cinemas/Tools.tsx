import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { PLACE } from '#ui/icons.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Cinemas.module.css';
import { $locating, $place, $query, forgetPlace, locate } from './store.ts';

/** The id of the search, which the next step of the empty list focuses. */
export const TOOLS_ID = 'cinema-tools';

/** Finds a cinema by name or city, or by the customer's position when the customer asks for it. */
export function Tools({ words }: { words: Texts['cinemas']['island'] }) {
  const query = useStore($query);
  const place = useStore($place);
  const locating = useStore($locating);
  return (
    <div id={TOOLS_ID} className={styles.tools}>
      <SearchField label={words.search} value={query} onChange={(typed) => $query.set(typed)} />
      {place?.kind === 'here' ? (
        <Button onClick={forgetPlace}>{words.byCity}</Button>
      ) : (
        <Button icon={PLACE} busy={locating} onClick={() => void locate()}>
          {words.near}
        </Button>
      )}
      <p role="status">{place && place.kind !== 'here' && words[place.kind]}</p>
    </div>
  );
}
