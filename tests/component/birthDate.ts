import { page, type Locator } from 'vitest/browser';

/** The fields for day, month and year, in this order. The first one has the focus when the date is refused. */
export const birthFields: Locator = page
  .getByRole('group', { name: /^(?:Date de naissance|Date of birth|Geboortedatum)/ })
  .getByRole('textbox');

/** @param date YYYY-MM-DD, or '' */
export async function typeBirthDate(date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await birthFields.nth(0).fill(day);
  await birthFields.nth(1).fill(month);
  await birthFields.nth(2).fill(year);
}

/** YYYY-MM-DD, or '--' where nothing is typed. */
export function typedBirthDate(): string {
  return birthFields
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    .toReversed()
    .join('-');
}
