import { format, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { useStore } from '#ui/useStore.ts';
import type { TicketPlace } from './place.ts';
import { $isKept, $shownSince } from './store.ts';

/** Gives the age of tickets that come from this device, or says that the device keeps none (docs/decisions.md#offline-tickets). */
export function KeptNote({ language, words }: Pick<TicketPlace, 'language' | 'words'>) {
  const since = useStore($shownSince);
  const isKept = useStore($isKept);
  if (since !== undefined) {
    const date = sessionTime(since, platform().now(), language);
    return <p className="muted">{format(words.kept, { date })}</p>;
  }
  return isKept ? null : <p className="muted">{words.notKept}</p>;
}
