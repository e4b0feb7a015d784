import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import styles from './Profile.module.css';

interface SaveBarProps {
  words: Texts['profile']['island'];
  unsaved: boolean;
  /** Said once: what the last press of a button came to. */
  note: string;
  onDiscard: () => void;
}

export function SaveBar({ words, unsaved, note, onDiscard }: SaveBarProps) {
  return (
    <>
      <div className={styles.note}>
        {unsaved && <p>{words.unsaved}</p>}
        <p role="status">{note}</p>
      </div>
      {unsaved && (
        <Button variant="quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
      <SubmitButton>{words.save}</SubmitButton>
    </>
  );
}
