import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Of the French site, which a chain may have removed. */
const TIME_ZONE = 'Europe/Paris';

/**
 * YYYY-MM-DD: the day `years` ago plus `days`, in the French site's zone. For a 29 February whose birth year has none,
 * the day before `days` are added is the 28th.
 */
export function birthDate(years: number, days = 0): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(Date.now());
  const born = new Date(`${today}T00:00Z`);
  const month = born.getUTCMonth();
  born.setUTCFullYear(born.getUTCFullYear() - years);
  if (born.getUTCMonth() !== month) born.setUTCDate(0);
  born.setUTCDate(born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
}

/** The fields for day, month and year, in this order. The first one has the focus when the date is refused. */
export function birthFields(root: Page | FrameLocator): Locator {
  return root
    .getByRole('group', { name: /^(?:Date de naissance|Date of birth|Geboortedatum)/ })
    .getByRole('textbox');
}

/** @param date YYYY-MM-DD, or '' */
export async function typeBirthDate(root: Page | FrameLocator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const fields = birthFields(root);
  await fields.nth(0).fill(day);
  await fields.nth(1).fill(month);
  await fields.nth(2).fill(year);
}

/** YYYY-MM-DD, or '--' where nothing is typed. */
export async function typedBirthDate(root: Page | FrameLocator): Promise<string> {
  const typed = await birthFields(root).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );
  return typed.toReversed().join('-');
}
