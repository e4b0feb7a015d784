import type { FieldError, FieldErrors } from './fieldErrors.ts';
import { fieldProblem } from './fieldProblem.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
  const { validity, value, required, dataset, validationMessage } = control;
  if (validity.customError) return { message: validationMessage };
  const original = values.get(dataset.repeats ?? '');
  const problem = fieldProblem({
    validity,
    value,
    required,
    original: typeof original === 'string' ? original : undefined,
  });
  return problem && { problem };
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.willValidate && control.name !== '');
}

function isControl(element: Element): element is Control {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
}
