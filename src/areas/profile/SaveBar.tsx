import { SubmitButton } from '#ui/SubmitButton.tsx';
import styles from './Profile.module.css';
import type { ProfileWords } from './words.ts';

interface SaveBarProps {
  words: ProfileWords;
  unsaved: boolean;
  /** The customer pressed save and nothing had changed. */
  unchanged: boolean;
}

export function SaveBar({ words, unsaved, unchanged }: SaveBarProps) {
  return (
    <>
      <div className={styles.note}>
        {unsaved && <p>{words.unsaved}</p>}
        <p role="status">{unchanged && words.unchanged}</p>
      </div>
      <SubmitButton>{words.save}</SubmitButton>
    </>
  );
}
