/** A badge has room for two digits. */
const MOST = 99;

/** A count as a badge shows it: `99+` above 99. */
export function shortCount(count: number): string {
  return count > MOST ? `${String(MOST)}+` : String(count);
}
