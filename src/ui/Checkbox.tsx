import styles from './Choice.module.css';
import { FieldError } from './FieldError.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface CheckboxProps extends FieldProps {
  defaultChecked?: boolean;
}

/** A choice in a form. A choice that takes effect at once is a `Switch`. */
export function Checkbox({ defaultChecked, ...field }: CheckboxProps) {
  const { control, hintId, errorId, error } = useField(field);
  return (
    <div>
      <label className={styles.choice}>
        <input {...control} type="checkbox" defaultChecked={defaultChecked} />
        {field.label}
      </label>
      {field.hint && (
        <p id={hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
