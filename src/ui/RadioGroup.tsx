import styles from './Choice.module.css';
import { FieldError } from './FieldError.tsx';
import type { Option } from './Select.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly Option[];
  defaultValue?: string | undefined;
}

export function RadioGroup({ options, defaultValue, ...field }: RadioGroupProps) {
  const { control, hintId, errorId, error, optional } = useField(field);
  return (
    <fieldset aria-describedby={control['aria-describedby']} data-invalid={control['aria-invalid']}>
      <legend>
        {field.label} {optional && <span className="muted">{optional}</span>}
      </legend>
      {field.hint && (
        <p id={hintId} className="muted">
          {field.hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={field.name}
              value={value}
              required={field.required}
              defaultChecked={value === defaultValue}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
