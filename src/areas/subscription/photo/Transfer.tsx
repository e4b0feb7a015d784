import type { Texts } from '#i18n/texts.ts';
import { useStore } from '#ui/useStore.ts';
import { $photoProgress } from './store.ts';

/** How much of the photo has been sent, while it is being sent. */
export function Transfer({ words }: { words: Texts['photo'] }) {
  const progress = useStore($photoProgress);
  if (!progress) return null;
  return (
    <progress
      aria-label={words.sending}
      {...(progress.total > 0 && { value: progress.sent, max: progress.total })}
    />
  );
}
