import { FieldFrame } from './FieldFrame.tsx';
import styles from './Select.module.css';
import type { FieldProps } from './useField.ts';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** First entry, with an empty value: what to choose. */
  placeholder?: string;
  defaultValue?: string | undefined;
  autoComplete?: string;
  /** For what depends on the choice at once; a form reads the value by itself. */
  onChange?: (value: string) => void;
}

export function Select({
  options,
  placeholder,
  defaultValue,
  autoComplete,
  onChange,
  ...field
}: SelectProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
