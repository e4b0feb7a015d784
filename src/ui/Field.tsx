import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './useField.ts';

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
  words,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, required, stored, words }}>
      {(control) => <input {...input} {...control} type={type} data-repeats={repeats} />}
    </FieldFrame>
  );
}
