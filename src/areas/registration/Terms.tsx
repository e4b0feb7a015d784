import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './Registration.module.css';
import type { RegistrationWords } from './words.ts';

interface TermsProps {
  address: string;
  words: RegistrationWords['terms'];
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
