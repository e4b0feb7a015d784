/** YYYY-MM-DD of `years` ago in Paris, and so many days later. */
export function birthDate(years: number, days = 0): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format();
  const born = new Date(`${today}T00:00Z`);
  born.setUTCFullYear(born.getUTCFullYear() - years, born.getUTCMonth(), born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
}
