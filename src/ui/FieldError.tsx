import styles from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { WARNING } from './icons.ts';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** Read out with its field, which the form focuses; the form's own alert says that there is one. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    text && (
      <p id={id} className={styles.error}>
        <Icon path={WARNING} />
        {text}
      </p>
    )
  );
}
