import { createContext, useContext } from 'react';
import type { FieldErrors, FieldTexts } from './form/errors.ts';

export interface FormTexts extends FieldTexts {
  /** Stands beside the label of a field that may stay empty. */
  optional: string;
  /** Stands above the buttons while fields have errors. */
  invalid: string;
  /** Stands above the buttons when the form was not saved. */
  failed: string;
  /** Stands above the buttons when nobody knows whether the form was saved. */
  unknown: string;
  /** Stands above the buttons when the form's challenge could not be answered, or its answer was refused. */
  challenge: string;
}

export interface FormState {
  texts: Partial<FormTexts>;
  errors: FieldErrors;
  busy: boolean;
}

/** The state outside a form: no errors, and nothing is busy. */
export const NO_FORM: FormState = { texts: {}, errors: {}, busy: false };

/** Carries the state of a form to its fields and buttons. */
export const FormContext = createContext(NO_FORM);

export function useFormState(): FormState {
  return useContext(FormContext);
}
