import type { Details } from '#account/user/fields.ts';

/**
 * What the account has that passes unchanged. What it lacks has to be given, and the age counts whoever gave the date.
 * @param latest the latest birth date that is old enough
 */
export function passing(known: Details, latest: string | undefined): Partial<Details> {
  const has = Object.entries(known).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  const { birthDate, ...rest } = Object.fromEntries(has) as Partial<Details>;
  return birthDate && latest && birthDate <= latest ? { ...rest, birthDate } : rest;
}

const OLDEST = 120;

/** The minimum age that the settings name, in years. Undefined for a number that is nobody's age. */
export function minimumAge(years: number | null): number | undefined {
  return years !== null && Number.isInteger(years) && years >= 0 && years <= OLDEST ? years : undefined;
}

/**
 * The latest birth date that is old enough. Who is old enough today is accepted. Both dates are YYYY-MM-DD, since
 * age is counted in calendar days. For a 29 February whose birth year has none, it is the 28th.
 */
export function latestBirthDate(today: string, years: number): string {
  const [year = '', month = '', day = ''] = today.split('-');
  const born = String(Number(year) - Math.max(0, Math.ceil(years))).padStart(4, '0');
  return isLeapDay(month, day) && !isLeapYear(Number(born)) ? `${born}-02-28` : `${born}-${month}-${day}`;
}

function isLeapDay(month: string, day: string): boolean {
  return month === '02' && day === '29';
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
