import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { FieldError } from './FieldError.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface FieldFrameProps extends FieldProps {
  children: (control: ReturnType<typeof useField>['control']) => ReactNode;
}

/** The label, hint and error of one control. */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const { control, hintId, errorId, error, optional } = useField(props);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id}>
        {props.label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {props.hint && (
        <p id={hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
