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
  /** What the account has already. Rules are for what the customer changes: it passes as it is. */
  stored?: string | undefined;
  /** Messages that replace the form's messages: `{ max: 'You must be 15 or older' }`. */
  words?: Partial<FieldWords> | undefined;
}

/** Connects a control with its label, hint and error. */
export function useField({ name, hint, required = false, stored, words }: FieldProps) {
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
      'data-stored': stored,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
