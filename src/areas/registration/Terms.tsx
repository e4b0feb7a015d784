import type { Texts } from '#i18n/texts.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './Registration.module.css';

interface TermsProps {
  address: string;
  words: Texts['registration']['island']['terms'];
}

/** The link stands beside the label, so that opening the terms does not accept them. It opens a new tab, so that the typed values stay. */
export function Terms({ address, words }: TermsProps) {
  return (
    <div className={styles.terms}>
      <Checkbox name="terms" label={words.accept} required words={{ required: words.required }} />
      <a href={address} target="_blank" rel="noopener">
        {words.read}
      </a>
    </div>
  );
}
