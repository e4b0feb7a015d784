import { createContext, useContext } from 'react';
import type { FieldWords } from './fieldProblem.ts';
import type { FieldErrors } from './fieldErrors.ts';

export interface FormWords extends FieldWords {
  /** Beside the label of what may stay empty. */
  optional: string;
  /** Above the buttons while fields are marked. */
  invalid: string;
  /** Above the buttons when what was filled in has not been saved. */
  failed: string;
  /** Above the buttons when nobody knows whether it has been saved. */
  unknown: string;
}

export interface FormState {
  words: Partial<FormWords>;
  errors: FieldErrors;
  busy: boolean;
}

/** Outside a form a field is never wrong and nothing is busy. */
export const NO_FORM: FormState = { words: {}, errors: {}, busy: false };

/** What a form tells its fields and buttons. */
export const FormContext = createContext(NO_FORM);

export function useFormState(): FormState {
  return useContext(FormContext);
}
