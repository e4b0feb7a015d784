import { FieldFrame } from './FieldFrame.tsx';
import styles from './Select.module.css';
import type { FieldProps } from './useField.ts';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The first entry, with an empty value. It says what to choose. */
  placeholder?: string;
  defaultValue?: string | undefined;
  autoComplete?: string;
  /** For views that change with the choice. A form reads the value without it. */
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
