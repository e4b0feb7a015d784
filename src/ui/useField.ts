import { useId } from 'react';
import type { FieldWords } from './fieldProblem.ts';
import { errorText } from './fieldErrors.ts';
import { useFormState } from './formState.ts';

/** The props that every kind of field has. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  /** Messages that replace the form's messages: `{ max: 'You must be 15 or older' }`. */
  words?: Partial<FieldWords> | undefined;
}

/** Connects a control with its label, hint and error. */
export function useField({ name, hint, required = false, words }: FieldProps) {
  const id = useId();
  const form = useFormState();
  const error = form.errors[name];
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return {
    hintId,
    errorId,
    error: error && errorText(error, { ...form.words, ...words }),
    optional: required ? undefined : form.words.optional,
    control: {
      id,
      name,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
