/** What can be wrong with a field; each has its words in the page's language. */
export type Problem = 'required' | 'blank' | 'email' | 'pattern' | 'min' | 'max' | 'mismatch';

export type FieldWords = Record<Problem, string>;

export interface FieldState {
  /** What the browser found, by the field's own constraints. */
  validity: Partial<Omit<ValidityState, 'valid'>>;
  value: string;
  required: boolean;
  /** Value of the field that this one repeats. */
  original?: string | undefined;
}

/** The browser's verdict, and what it does not know: spaces only are nothing, a confirmation must match (SP-23). */
export function fieldProblem({ validity, value, required, original }: FieldState): Problem | undefined {
  // Half a date is a missing value too: the better message wins.
  if (validity.badInput) return 'pattern';
  if (validity.valueMissing) return 'required';
  if (required && value.trim() === '') return 'blank';
  if (validity.typeMismatch) return 'email';
  if (validity.rangeUnderflow || validity.tooShort) return 'min';
  if (validity.rangeOverflow || validity.tooLong) return 'max';
  if (validity.patternMismatch || validity.stepMismatch) return 'pattern';
  if (original !== undefined && value.trim() !== original.trim()) return 'mismatch';
  return undefined;
}
