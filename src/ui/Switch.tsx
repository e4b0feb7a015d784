import { useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  hint?: string;
  on: boolean;
  /** The change is being saved: further changes are ignored. */
  busy?: boolean;
  onChange: (on: boolean) => void;
}

/** A choice that takes effect at once. A choice that is sent with a form is a `Checkbox`. */
export function Switch({ label, hint, on, busy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      aria-busy={busy}
      aria-disabled={busy}
      aria-labelledby={`${id}label`}
      aria-describedby={hint && `${id}hint`}
      onClick={() => {
        if (!busy) onChange(!on);
      }}
    >
      <span>
        <span id={`${id}label`}>{label}</span>
        {hint && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.track} />
    </button>
  );
}
