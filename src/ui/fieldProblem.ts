import { plain } from '#i18n/plain.ts';

/** The problems that a field can have; each has its text in the page's language. */
export type Problem = 'required' | 'blank' | 'email' | 'pattern' | 'min' | 'max' | 'mismatch';

export type FieldWords = Record<Problem, string>;

export interface FieldState {
  /** The browser's result for the field's constraints. */
  validity: Partial<Omit<ValidityState, 'valid'>>;
  value: string;
  required: boolean;
  /** The value that this field must repeat. */
  original?: string | undefined;
}

/** The browser's result, and two checks that it lacks: spaces alone are not a value, and a confirmation must match. */
export function fieldProblem({ validity, value, required, original }: FieldState): Problem | undefined {
  // Half a date also counts as a missing value. The message about the pattern helps more.
  if (validity.badInput) return 'pattern';
  if (validity.valueMissing) return 'required';
  if (required && plain(value) === '') return 'blank';
  if (validity.typeMismatch) return 'email';
  if (validity.rangeUnderflow || validity.tooShort) return 'min';
  if (validity.rangeOverflow || validity.tooLong) return 'max';
  if (validity.patternMismatch || validity.stepMismatch) return 'pattern';
  if (original !== undefined && plain(value) !== plain(original)) return 'mismatch';
  return undefined;
}
