import styles from './choices.module.css';
import shared from './fields.module.css';
import { FieldError, FieldFrame, useField, type FieldProps } from './fields.tsx';
import { partsOf } from './values.ts';

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

export interface DateFieldProps extends FieldProps {
  /** Labels of the three fields. */
  parts: { day: string; month: string; year: string };
  /** `YYYY-MM-DD`, or an incomplete date of `dateOf`. */
  defaultValue: string;
  /** `YYYY-MM-DD`. */
  earliest: string;
  /** `YYYY-MM-DD`; undefined where every later day is allowed. */
  latest: string | undefined;
}

/** In the order in which all languages of the sites write a date. */
const PARTS = [
  { part: 'day', autoComplete: 'bday-day' },
  { part: 'month', autoComplete: 'bday-month' },
  { part: 'year', autoComplete: 'bday-year' },
] as const;

/**
 * A birth date as three typed fields of one name, which `dateOf` reads together. Nobody looks for a birth date in a
 * calendar, and each browser's own date field has its own order and its own first day of the week.
 */
export function DateField({ parts, defaultValue, earliest, latest, ...field }: DateFieldProps) {
  const { control, hintId, errorId, error, optional } = useField(field);
  const values = partsOf(defaultValue);
  return (
    <fieldset>
      <legend>
        {field.label} {optional && <span className={shared.optional}>{optional}</span>}
      </legend>
      {field.hint && (
        <p id={hintId} className={shared.hint}>
          {field.hint}
        </p>
      )}
      <div className={styles.parts}>
        {PARTS.map(({ part, autoComplete }) => (
          <label key={part} className={styles.part}>
            {parts[part]}
            <input
              {...control}
              type="text"
              id={`${control.id}${part}`}
              inputMode="numeric"
              autoComplete={autoComplete}
              defaultValue={values[part]}
              data-earliest={earliest}
              data-latest={latest}
            />
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
