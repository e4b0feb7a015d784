/** The calendar date in a zone, YYYY-MM-DD. `at`: epoch milliseconds. */
export function dayIn(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * The birth date of who is just old enough (SP-59): whoever was born later is refused. Both are YYYY-MM-DD, for
 * age is counted in calendar dates. On 29 February, in a year whose birthday month had none, it is the 28th.
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
