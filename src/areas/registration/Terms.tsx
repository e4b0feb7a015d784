import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './Registration.module.css';
import type { RegistrationWords } from './words.ts';

interface TermsProps {
  address: string;
  words: RegistrationWords['terms'];
}

/** The link stands beside the label, not in it: reading is not accepting. In a tab of its own, what was typed stays. */
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
