import styles from './DateField.module.css';
import { partsOf } from './dateParts.ts';
import { FieldError } from './FieldError.tsx';
import { useField, type FieldProps } from './useField.ts';

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
        {field.label} {optional && <span className={styles.optional}>{optional}</span>}
      </legend>
      {field.hint && (
        <p id={hintId} className={styles.hint}>
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
