import { siteOf } from '#sites/sites.ts';

const fr = siteOf('fr');

/** YYYY-MM-DD: the day `years` ago plus `days`, in the French site's zone. */
export function birthDate(years: number, days = 0): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: fr.timeZone }).format();
  const born = new Date(`${today}T00:00Z`);
  born.setUTCFullYear(born.getUTCFullYear() - years, born.getUTCMonth(), born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
}
