import { plain, type Kind } from '#i18n/plain.ts';
import { isDay } from '#i18n/siteClock.ts';
import { partsOf, typedDate } from './values.ts';

/** The problems that a field can have; each has its text in the page's language. */
export type Problem = 'required' | 'blank' | 'email' | 'pattern' | 'min' | 'max' | 'mismatch';

export type FieldTexts = Record<Problem, string>;

/** The field finds the words for a `problem`. A `message` comes from the server or from `setCustomValidity`. */
export type FieldError = { problem: Problem } | { message: string };

/** Errors by field name, in the order of the page. */
export type FieldErrors = Record<string, FieldError>;

export function errorText(error: FieldError, texts: Partial<FieldTexts>): string | undefined {
  return 'message' in error ? error.message : texts[error.problem];
}

export function serverErrors(messages: Record<string, string> = {}): FieldErrors {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message }]));
}

/**
 * The shown errors that remain after an edit. A correction removes an error at once, typing never adds one, and a
 * message stays until its own field is edited.
 */
export function remainingErrors(shown: FieldErrors, now: FieldErrors, edited: string): FieldErrors {
  const remaining: FieldErrors = {};
  for (const [name, error] of Object.entries(shown)) {
    const left = now[name] ?? ('message' in error && name !== edited ? error : undefined);
    if (left) remaining[name] = left;
  }
  return remaining;
}

export function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

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

interface DateLimits {
  required: boolean;
  /** `YYYY-MM-DD`. */
  earliest: string;
  /** `YYYY-MM-DD`; undefined where every later day is allowed. */
  latest: string | undefined;
}

export function dateProblem(date: string, { required, earliest, latest }: DateLimits): Problem | undefined {
  if (date === '') return required ? 'required' : undefined;
  const { day, month, year } = partsOf(date);
  // A year of two digits is one of the first century: the message about an early date says to check it.
  const complete = `${/^\d+$/.test(year) ? year.padStart(4, '0') : year}-${month}-${day}`;
  if (!isDay(complete)) return 'pattern';
  if (complete < earliest) return 'min';
  if (latest !== undefined && complete > latest) return 'max';
  return undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A password is what its keys say, and is left as it is. */
const KINDS: Readonly<Record<string, Kind>> = {
  text: 'text',
  textarea: 'lines',
  email: 'mail',
  tel: 'phone',
};

/** Puts what was typed or pasted into its plain form. A stored value stays as it is, and so do spaces alone. */
export function makePlain(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const kind = KINDS[control.type];
    if (!kind || control.value === control.dataset.stored) continue;
    const value = plain(control.value, kind);
    if (value === '' || value === control.value) continue;
    control.value = value;
    // Drafts are kept from what is put in.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The current errors of the form's fields. Of several errors with one name the first counts. */
export function formErrors(form: HTMLFormElement): FieldErrors {
  const values = new FormData(form);
  const errors: FieldErrors = {};
  for (const control of controlsOf(form)) {
    const error = errorOf(control, values);
    if (error) errors[control.name] ??= error;
  }
  return errors;
}

/** A form of one field needs no line that says that some fields have errors: the field says it. */
export function hasSeveralFields(form: HTMLFormElement): boolean {
  return controlsOf(form).length > 1;
}

export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  controlsOf(form)
    .find((control) => control.name in errors)
    ?.focus();
}

function errorOf(control: Control, values: FormData): FieldError | undefined {
  if (control.validity.customError) return { message: control.validationMessage };
  const { earliest } = control.dataset;
  const problem =
    earliest === undefined ? problemOf(control, values) : problemOfDate(control, values, earliest);
  return problem && { problem };
}

function problemOf({ validity, value, required, dataset }: Control, values: FormData): Problem | undefined {
  if (value === dataset.stored) return undefined;
  const original = values.get(dataset.repeats ?? '');
  return fieldProblem({
    validity,
    value,
    required,
    original: typeof original === 'string' ? original : undefined,
  });
}

/** The three fields of a date have one problem, which is that of the date (`DateField.tsx`). */
function problemOfDate(
  { name, required, dataset }: Control,
  values: FormData,
  earliest: string,
): Problem | undefined {
  const date = typedDate(values, name);
  if (date === dataset.stored) return undefined;
  return dateProblem(date, { required, earliest, latest: dataset.latest });
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.willValidate && control.name !== '');
}

function isControl(element: Element): element is Control {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
}
