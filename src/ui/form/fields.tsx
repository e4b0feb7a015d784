import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from '../formState.ts';
import { Icon } from '../Icon.tsx';
import { WARNING } from '../icons.ts';
import { errorText, type FieldTexts } from './errors.ts';
import styles from './fields.module.css';

/** The props that every kind of field has. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  /** What the account has already. Rules are for what the customer changes: it passes as it is. */
  stored?: string | undefined;
  /** Messages that replace the form's messages: `{ max: 'You must be 15 or older' }`. */
  texts?: Partial<FieldTexts> | undefined;
}

/** Connects a control with its label, hint and error. */
export function useField({ name, hint, required = false, stored, texts }: FieldProps) {
  const id = useId();
  const form = useFormState();
  const error = form.errors[name];
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return {
    hintId,
    errorId,
    error: error && errorText(error, { ...form.texts, ...texts }),
    optional: required ? undefined : form.texts.optional,
    control: {
      id,
      name,
      required,
      'data-stored': stored,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

interface FieldErrorProps {
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

interface FieldFrameProps extends FieldProps {
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

type Constraints = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'defaultValue' | 'pattern' | 'minLength' | 'maxLength'
>;

export interface TextFieldProps extends FieldProps, Constraints {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** The name of the field whose value must be repeated here. */
  repeats?: string;
}

export function Field({
  type = 'text',
  repeats,
  name,
  label,
  hint,
  required,
  stored,
  texts,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, required, stored, texts }}>
      {(control) => <input {...input} {...control} type={type} data-repeats={repeats} />}
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldProps {
  defaultValue?: string;
  maxLength?: number;
}

export function TextArea({ defaultValue, maxLength, ...field }: TextAreaProps) {
  return (
    <FieldFrame {...field}>
      {(control) => <textarea {...control} defaultValue={defaultValue} maxLength={maxLength} />}
    </FieldFrame>
  );
}
