import { EMPTY_FORM, type CaseForm } from './rules.ts';

/** The values of the form. Fields that are not drawn are left out. */
export function readForm(values: FormData): Partial<CaseForm> {
  const names = Object.keys(EMPTY_FORM);
  return Object.fromEntries([...values].filter(([name]) => names.includes(name)));
}
