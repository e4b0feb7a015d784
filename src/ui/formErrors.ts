import { plain, type Kind } from '#i18n/plain.ts';
import { dateProblem, typedDate } from './dateParts.ts';
import type { FieldError, FieldErrors } from './fieldErrors.ts';
import { fieldProblem, type Problem } from './fieldProblem.ts';

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
