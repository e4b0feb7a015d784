import styles from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { WARNING } from './icons.ts';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** A screen reader reads the error with its field, which the form focuses. The form's alert announces that there is an error. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    text && (
      <p id={id} className={styles.error}>
        <Icon path={WARNING} />
        <span>{text}</span>
      </p>
    )
  );
}
